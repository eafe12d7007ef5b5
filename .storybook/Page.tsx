import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';

interface PageProps {
  readonly children: ReactNode;
  readonly theme: 'light' | 'dark';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Whether the story is alone in its document; on a docs page it stands between others. */
  readonly isAlone: boolean;
}

/** The page of a host around a story: theme, language and direction as a host would set them. */
export function Page({ children, theme, language, direction, isAlone }: PageProps) {
  useLayoutEffect(() => {
    if (!isAlone) return;
    const { documentElement } = document;
    documentElement.style.colorScheme = theme;
    documentElement.lang = language;
    documentElement.dir = direction;
  }, [theme, language, direction, isAlone]);
  return (
    <div
      className={isAlone ? 'host-page' : 'host-page host-page-in-docs'}
      style={{ colorScheme: theme }}
      lang={language}
      dir={direction}
    >
      {children}
    </div>
  );
}
