import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { launchOptions } from './chromium.mjs';

type Entry = Readonly<{ name: string; source: string }>;

/** A dependency that Vite meets only during a run makes the browser load its page anew. */
const BUNDLED_EARLY = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@radix-ui/react-radio-group',
];

const maxWorkers = Math.min(4, availableParallelism());

/** All test projects: unit, react18, browser, stories and e2e. One of them alone: `vitest --project unit`. */
export function testProjects(root: string, entries: readonly Entry[]): NonNullable<ViteUserConfig['test']> {
  return {
    passWithNoTests: true,
    restoreMocks: true,
    maxWorkers,
    projects: [unit(root, entries), react18(root, entries), browser(root, entries), stories(), e2e(root)],
    coverage: { provider: 'v8', include: ['src/**/*.{ts,tsx}'], reporter: ['text', 'html'] },
  };
}

function unit(root: string, entries: readonly Entry[]): TestProjectInlineConfiguration {
  return {
    resolve: { alias: ownEntries(entries) },
    test: {
      name: 'unit',
      root,
      environment: 'jsdom',
      include: ['test/**/*.test.{ts,tsx}'],
      exclude: ['test/browser/**', 'test/codex/**', 'test/e2e/**', '**/node_modules/**'],
      setupFiles: ['test/setup.ts'],
      // A busy machine takes its time; nothing here measures any.
      testTimeout: 30_000,
      env: { REACT_MAJOR: '19' },
      restoreMocks: true,
      maxWorkers,
    },
  };
}

/** The component tests once more, on the oldest React that the package supports. */
function react18(root: string, entries: readonly Entry[]): TestProjectInlineConfiguration {
  return {
    resolve: {
      alias: [
        { find: /^react($|\/)/, replacement: 'react-18$1' },
        { find: /^react-dom($|\/)/, replacement: 'react-dom-18$1' },
        ...ownEntries(entries),
      ],
    },
    test: {
      name: 'react18',
      root,
      environment: 'jsdom',
      include: ['test/react/**/*.test.{ts,tsx}', 'test/wework/**/*.test.tsx'],
      setupFiles: ['test/setup.ts'],
      // A busy machine takes its time; nothing here measures any.
      testTimeout: 30_000,
      env: { REACT_MAJOR: '18' },
      restoreMocks: true,
      maxWorkers,
      // The alias reaches what Vite transforms, the hook what Node itself requires (React DOM does).
      server: { deps: { inline: [/@radix-ui\//, /@testing-library\/react/] } },
      execArgv: ['--require', resolve(root, 'test/scripts/require-react-18.cjs')],
    },
  };
}

function browser(root: string, entries: readonly Entry[]): TestProjectInlineConfiguration {
  return {
    resolve: { alias: ownEntries(entries) },
    optimizeDeps: { include: BUNDLED_EARLY },
    test: {
      name: 'browser',
      root,
      include: ['test/browser/**/*.test.{ts,tsx}'],
      setupFiles: ['test/setup-browser.ts'],
      restoreMocks: true,
      sequence: { groupOrder: 1 },
      browser: chromium(),
    },
  };
}

/** Every story is a test: its play function runs, and an axe violation fails it. */
function stories(): TestProjectInlineConfiguration {
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: BUNDLED_EARLY },
    test: {
      name: 'stories',
      sequence: { groupOrder: 1 },
      browser: chromium(),
    },
  };
}

function e2e(root: string): TestProjectInlineConfiguration {
  return {
    test: {
      name: 'e2e',
      root,
      environment: 'node',
      include: ['test/e2e/**/*.test.ts'],
      restoreMocks: true,
      fileParallelism: false,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      sequence: { groupOrder: 2 },
    },
  };
}

function chromium(): NonNullable<NonNullable<ViteUserConfig['test']>['browser']> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: launchOptions(),
      contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' },
    }),
    instances: [{ browser: 'chromium' }],
    expect: {
      toMatchScreenshot: {
        timeout: 2000,
        comparatorName: 'pixelmatch',
        comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.005 },
      },
    },
  };
}

/** Tests and examples may import the package by its public names; they get the sources. */
function ownEntries(entries: readonly Entry[]) {
  return entries.map(({ name, source }) => ({
    find: new RegExp(`^@wework/chat-form${name.slice(1).replace('.', '\\.')}$`),
    replacement: source,
  }));
}
