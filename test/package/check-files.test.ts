// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkFiles as checkFilesIn, type PackedFile } from './check-files.mjs';

const checkFiles = (files: PackedFile[]) => checkFilesIn(files, '/srv/chat-form');

function built(path: string, text: string, source = text) {
  return [
    { path: `dist/${path}.js`, text },
    { path: `dist/${path}.js.map`, text: '{}' },
    { path: `dist/${path}.d.ts`, text: 'export {};' },
    { path: `dist/${path}.d.ts.map`, text: '{}' },
    { path: `src/${path}.tsx`, text: source },
  ];
}

const CLIENT = `"use client";\nimport { useState } from "react";\n`;
const NO_DIRECTIVE = `import { useState } from "react";\n`;

describe('the files of the package', () => {
  it('are fine when every module has its types, map and source', () => {
    expect(checkFiles([...built('react/Card', CLIENT), { path: 'LICENSE', text: '' }])).toEqual([]);
  });

  it('lost a directive', () => {
    expect(checkFiles(built('react/Card', NO_DIRECTIVE, `'use client';\n`))).toEqual([
      "dist/react/Card.js lost its 'use client'.",
    ]);
  });

  it.each([
    NO_DIRECTIVE,
    `import * as Radio from "@radix-ui/react-radio-group";\n`,
    `import React, { createContext } from 'react';\n`,
  ])('need a directive: %s', (text) => {
    expect(checkFiles(built('react/Card', text))).toHaveLength(1);
  });

  it('may use what works on a server without a directive', () => {
    expect(checkFiles(built('react/Row', `import { useId, memo } from "react";\n`))).toEqual([]);
  });

  it.each(['src/core/x.test.ts', 'test/setup.ts', 'dist/Card.stories.js.map', 'notes.txt'])(
    'should not hold %s',
    (path) => {
      expect(checkFiles([{ path, text: '' }])).toEqual([`${path} should not be in the package.`]);
    },
  );

  it('miss their types and their source', () => {
    expect(checkFiles([{ path: 'dist/core/x.js', text: 'const x = 1;' }])).toEqual([
      'dist/core/x.js.map is missing.',
      'dist/core/x.d.ts is missing.',
      'dist/core/x.d.ts.map is missing.',
      'dist/core/x.js has no source in the package.',
    ]);
  });

  it('may pass names on without a source map', () => {
    const files = built('index', `import { a } from "./a.js";\nexport { a };\n`);
    expect(checkFiles(files.filter(({ path }) => path !== 'dist/index.js.map'))).toEqual([]);
  });

  it('name the folder they were built in', () => {
    expect(
      checkFiles([{ path: 'dist/core/x.js.map', text: '["/srv/chat-form/src/core/x.ts"]' }]),
    ).toHaveLength(1);
  });
});
