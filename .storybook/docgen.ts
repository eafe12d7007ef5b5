import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface From {
  readonly fileName: string;
}

/** A property, and where it is declared. */
interface Declared {
  readonly parent?: From;
  readonly declarations?: readonly From[];
}

/** What the props tables show: the library's own props, not the hundreds that every element has. */
export const docgen = {
  include: ['src/react/**/*.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent, declarations }: Declared) =>
    [parent, ...(declarations ?? [])].some(
      (from) => from !== undefined && !from.fileName.includes('node_modules'),
    ),
};

const ROOT = `${resolve(import.meta.dirname, '..').replaceAll('\\', '/')}/`;

/** The props tables are made with the full names of files; a built Storybook must not carry this machine's folders. */
export function withoutMachinePaths(): Plugin {
  return {
    name: 'without-machine-paths',
    apply: 'build',
    enforce: 'post',
    transform: (code, file) =>
      file.startsWith(`${ROOT}src/`) ? { code: code.replaceAll(ROOT, ''), map: null } : undefined,
  };
}
