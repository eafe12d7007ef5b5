// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** A source file, its path relative to src. */
type SourceFile = Readonly<{ path: string; text: string }>;
type Import = Readonly<{ specifier: string; typeOnly: boolean }>;
type Check = (files: readonly SourceFile[]) => string[];

const MAX_LINES = 220;

/** Where a file may import from: folders (or one file) of src, and packages. */
const ARROW: Readonly<Record<string, { folders: readonly string[]; packages: readonly string[] }>> = {
  schema: { folders: ['schema'], packages: [] },
  core: { folders: ['core', 'schema'], packages: [] },
  manifest: { folders: ['manifest', 'core', 'schema'], packages: ['@cfworker/json-schema'] },
  messages: { folders: ['messages', 'manifest', 'core', 'schema'], packages: [] },
  react: {
    folders: ['react', 'messages', 'core', 'schema'],
    packages: ['react', 'react-dom', '@radix-ui/react-radio-group'],
  },
  bin: {
    folders: ['bin', 'manifest', 'messages', 'core', 'schema'],
    packages: ['node:fs', 'node:process'],
  },
  wework: { folders: ['wework', 'react', 'messages', 'core', 'schema'], packages: ['react'] },
  testing: { folders: ['testing', 'adapters/mcp', 'messages', 'core', 'schema'], packages: [] },
  // Each adapter besides its own folder; see `placeOf`.
  adapters: { folders: ['core', 'schema'], packages: [] },
  'index.ts': { folders: ['react', 'messages', 'core', 'schema'], packages: [] },
};

/** Names that make a result depend on when and where it is worked out. */
const IMPURE = new Set(
  (
    'Date window document console setTimeout setInterval navigator crypto globalThis performance fetch ' +
    'process queueMicrotask requestAnimationFrame localStorage sessionStorage'
  ).split(' '),
);

const followTheArrow: Check = (files) =>
  files.flatMap((file) => {
    const place = placeOf(file.path);
    const rule = ARROW[place.kind];
    if (rule === undefined) return [`${file.path} stands in no known folder`];
    return importsOf(file).flatMap(({ specifier, typeOnly }) => {
      const target = targetOf(file.path, specifier);
      const wrong = `${file.path} -> ${target ?? specifier}`;
      if (target === undefined) return rule.packages.includes(packageOf(specifier)) ? [] : [wrong];
      const to = placeOf(target);
      if (to.folder === place.folder) return [];
      if (!rule.folders.includes(to.folder)) return [wrong];
      return place.kind === 'messages' && !typeOnly ? [`${wrong} (only \`import type\`)`] : [];
    });
  });

const importWhatIsThere: Check = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier }) => {
      const target = targetOf(file.path, specifier);
      return target === undefined || candidates(target).some((path) => paths.has(path))
        ? []
        : [`${file.path} -> ${target} (no such file)`];
    }),
  );
};

/** Cycles of what is loaded; `import type` loads nothing, and types may know each other. */
const haveNoCycles: Check = (files) => {
  const graph = new Map(
    files.map((file) => [
      file.path,
      importsOf(file).flatMap(({ specifier, typeOnly }) => {
        const target = typeOnly ? undefined : targetOf(file.path, specifier);
        const found = candidates(target ?? '').find((path) => files.some((other) => other.path === path));
        return found === undefined ? [] : [found];
      }),
    ]),
  );
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
};

const stayPure: Check = (files) =>
  files
    .filter(({ path }) => /^(core|schema|manifest)\//.test(path))
    .flatMap((file) => impureNames(file).map((name) => `${file.path} mentions ${name}`));

const stayShort: Check = (files) =>
  files.flatMap(({ path, text }) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES ? [`${path} has ${lines} lines, at most ${MAX_LINES} are allowed`] : [];
  });

/** `adapters/mcp/index.ts` → kind `adapters`, folder `adapters/mcp`. */
function placeOf(path: string): { kind: string; folder: string } {
  const [kind = '', second] = path.split('/');
  return { kind, folder: kind === 'adapters' && second !== undefined ? `${kind}/${second}` : kind };
}

/** The path below src that a relative specifier means, with the extension as written. */
function targetOf(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : undefined;
}

function candidates(target: string): string[] {
  return target.endsWith('.js')
    ? [target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.tsx')]
    : [target];
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}

function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => {
    walk(child, see);
  });
}

/** Every module the file names: import, export … from, import(), import types and require. */
function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node | undefined, typeOnly: boolean): void => {
    if (node !== undefined && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, typeOnly });
  };
  walk(parse(file), (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isImportTypeNode(node)) {
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    } else if (ts.isExternalModuleReference(node)) {
      add(node.expression, false);
    } else if (ts.isCallExpression(node)) {
      const { expression } = node;
      const loads =
        expression.kind === ts.SyntaxKind.ImportKeyword ||
        (ts.isIdentifier(expression) && expression.text === 'require');
      if (loads) add(node.arguments[0], false);
    }
  });
  return found;
}

function impureNames(file: SourceFile): string[] {
  const found = new Set<string>();
  walk(parse(file), (node) => {
    if (!ts.isIdentifier(node)) return;
    const { parent, text } = node;
    const isProperty =
      (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
      ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node);
    if (IMPURE.has(text) && !isProperty) found.add(text);
    if (text === 'random' && isProperty && parent.getText() === 'Math.random') found.add('Math.random');
  });
  return [...found];
}

function readSource(): SourceFile[] {
  const src = resolve(dirname(fileURLToPath(import.meta.url)), '../src');
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /\.[cm]?[jt]sx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
    .map((path) => ({ path: relative(src, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));
}

describe('the source files', () => {
  const files = readSource();

  it.each([
    ['import in one direction', followTheArrow],
    ['import only files that exist', importWhatIsThere],
    ['have no import cycles', haveNoCycles],
    ['know no clock, chance or page below React', stayPure],
    ['stay short', stayShort],
  ])('%s', (_, check) => {
    expect(files.length).toBeGreaterThan(0);
    expect(check(files)).toEqual([]);
  });
});

const file = (path: string, text: string): SourceFile => ({ path, text });

describe('the arrow', () => {
  it.each<[string, string, string]>([
    ['core/x.ts', `import { useState } from 'react';`, 'core/x.ts -> react'],
    ['core/x.ts', `import { Card } from '../react/Card.js';`, 'core/x.ts -> react/Card.js'],
    ['core/x.ts', `export { en } from '../messages/en.js';`, 'core/x.ts -> messages/en.js'],
    ['core/x.ts', `import { a } from '../index.js';`, 'core/x.ts -> index.js'],
    ['core/x.ts', `const a = await import('react');`, 'core/x.ts -> react'],
    ['core/x.ts', `type A = import('react').ReactNode;`, 'core/x.ts -> react'],
    ['core/x.ts', `import 'node:fs';`, 'core/x.ts -> node:fs'],
    ['schema/x.ts', `import type { A } from '../core/a.js';`, 'schema/x.ts -> core/a.js'],
    ['schema/x.ts', `import { z } from 'zod';`, 'schema/x.ts -> zod'],
    [
      'messages/en.ts',
      `import { a } from '../core/a.js';`,
      'messages/en.ts -> core/a.js (only `import type`)',
    ],
    [
      'messages/en.ts',
      `import { type A } from '../core/a.js';`,
      'messages/en.ts -> core/a.js (only `import type`)',
    ],
    ['messages/en.ts', `import type { A } from 'react';`, 'messages/en.ts -> react'],
    ['react/Card.tsx', `import { z } from 'zod';`, 'react/Card.tsx -> zod'],
    [
      'react/Card.tsx',
      `import * as Box from '@radix-ui/react-checkbox';`,
      'react/Card.tsx -> @radix-ui/react-checkbox',
    ],
    ['react/Card.tsx', `import '../styles/index.css';`, 'react/Card.tsx -> styles/index.css'],
    [
      'react/Card.tsx',
      `import { a } from '../adapters/mcp/index.js';`,
      'react/Card.tsx -> adapters/mcp/index.js',
    ],
    ['adapters/mcp/x.ts', `import { a } from '../../react/a.js';`, 'adapters/mcp/x.ts -> react/a.js'],
    [
      'adapters/mcp/x.ts',
      `import type { A } from '../../messages/a.js';`,
      'adapters/mcp/x.ts -> messages/a.js',
    ],
    ['adapters/mcp/x.ts', `import { a } from '../codex/a.js';`, 'adapters/mcp/x.ts -> adapters/codex/a.js'],
    [
      'adapters/mcp/x.ts',
      `import type { Client } from '@modelcontextprotocol/client';`,
      'adapters/mcp/x.ts -> @modelcontextprotocol/client',
    ],
    [
      'wework/x.tsx',
      `import { a } from '@radix-ui/react-radio-group';`,
      'wework/x.tsx -> @radix-ui/react-radio-group',
    ],
    ['wework/x.ts', `import { a } from '../adapters/mcp/index.js';`, 'wework/x.ts -> adapters/mcp/index.js'],
    ['react/x.ts', `import { a } from '../wework/index.js';`, 'react/x.ts -> wework/index.js'],
    ['index.ts', `export { a } from './adapters/mcp/index.js';`, 'index.ts -> adapters/mcp/index.js'],
    ['utils/x.ts', `export const a = 1;`, 'utils/x.ts stands in no known folder'],
  ])('refuses in %s: %s', (path, text, sentence) => {
    expect(followTheArrow([file(path, text)])).toEqual([sentence]);
  });

  it.each<[string, string]>([
    [
      'core/x.ts',
      `// import { useState } from 'react';\n/* import 'react' */\nexport const text = "import 'react'";`,
    ],
    ['core/a/x.ts', `import type { Block } from '../../schema/block.js';\nimport { b } from '../b.js';`],
    ['messages/en.ts', `import type { Issue } from '../schema/issue.js';\nimport { zh } from './zh.js';`],
    ['react/Card.tsx', `import { jsx } from 'react/jsx-runtime';\nimport { en } from '../messages/en.js';`],
    ['adapters/mcp/x.ts', `import { a } from './a.js';\nimport { b } from '../../core/b.js';`],
    ['wework/Card.tsx', `import { a } from 'react';\nimport { b } from '../react/card/b.js';`],
    ['index.ts', `export { Card } from './react/Card.js';`],
  ])('allows in %s: %s', (path, text) => {
    expect(followTheArrow([file(path, text)])).toEqual([]);
  });
});

describe('the other checks', () => {
  it('miss a file that is not there', () => {
    const files = [file('core/a.ts', `import './b.js';\nimport './c.js';`), file('core/b.tsx', '')];
    expect(importWhatIsThere(files)).toEqual(['core/a.ts -> core/c.js (no such file)']);
  });

  it('find a cycle, also through a re-export', () => {
    const files = [
      file('core/a.ts', `import { b } from './b.js';`),
      file('core/b.ts', `export { c } from './deep/c.js';`),
      file('core/deep/c.ts', `import { a } from '../a.js';`),
    ];
    expect(haveNoCycles(files)).toEqual(['core/a.ts -> core/b.ts -> core/deep/c.ts -> core/a.ts']);
    expect(haveNoCycles(files.slice(0, 2))).toEqual([]);

    const types = file('core/b.ts', `import type { A } from './a.js';`);
    expect(haveNoCycles([file('core/a.ts', `import { b } from './b.js';`), types])).toEqual([]);
  });

  it.each<[string, string]>([
    ['const now = new Date();', 'Date'],
    ['const n = Math.random();', 'Math.random'],
    ['if (typeof window === "undefined") {}', 'window'],
    ['const { title } = document;', 'document'],
    ['console.log(1);', 'console'],
    ['setTimeout(() => {}, 1);', 'setTimeout'],
    ['const id = globalThis.crypto;', 'globalThis'],
    ['const id = crypto.randomUUID();', 'crypto'],
    ['const a = { navigator };', 'navigator'],
  ])('find the impure name in: %s', (text, name) => {
    expect(stayPure([file('core/x.ts', text)])).toEqual([`core/x.ts mentions ${name}`]);
    expect(stayPure([file('react/x.ts', text)])).toEqual([]);
  });

  it('do not mind names in comments, texts and properties', () => {
    const text = `// new Date()\nexport const a = { window: 'Date', b: form.document };\ninterface A { console: 1 }`;
    expect(stayPure([file('schema/x.ts', text)])).toEqual([]);
  });

  it('count lines', () => {
    expect(stayShort([file('core/x.ts', 'a\n'.repeat(MAX_LINES))])).toEqual([]);
    expect(stayShort([file('core/x.ts', 'a\n'.repeat(MAX_LINES + 1))])).toHaveLength(1);
  });
});
