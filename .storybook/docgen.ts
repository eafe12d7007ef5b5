import { resolve } from 'node:path';
import type { ParserOptions } from 'react-docgen-typescript';
import type { Plugin } from 'vite';

interface DocgenOptions extends ParserOptions {
  readonly include: string[];
}

/** What the props tables show: the library's own props, not the hundreds that every element has. */
export const docgen: DocgenOptions = {
  include: ['src/react/**/*.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent, declarations }) =>
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
