import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { docgen, withoutMachinePaths } from './docgen.js';

const source = (file: string) => resolve(import.meta.dirname, '../src', file);

/** Stories and their snippets import the package by its public names; they get the sources. */
const PUBLIC_NAMES = [
  { find: /^@wework\/chat-form$/, replacement: source('index.ts') },
  { find: /^@wework\/chat-form\/core$/, replacement: source('core/index.ts') },
  { find: /^@wework\/chat-form\/messages$/, replacement: source('messages/index.ts') },
  { find: /^@wework\/chat-form\/mcp$/, replacement: source('adapters/mcp/index.ts') },
  { find: /^@wework\/chat-form\/wework$/, replacement: source('wework/index.ts') },
  { find: /^@wework\/chat-form\/styles\.css$/, replacement: source('styles/index.css') },
];

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Unlike react-docgen it follows types across files, so that props that come through Omit are shown.
    reactDocgen: 'react-docgen-typescript',
    // The option's type is lost under nodenext: the plugin's own types are CommonJS.
    reactDocgenTypescriptOptions: docgen as never,
  },
  viteFinal: async (settings) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(settings, {
      resolve: { alias: PUBLIC_NAMES },
      plugins: [withoutMachinePaths()],
      logLevel: 'warn',
      build: {
        // As in vite.config.ts, which Storybook does not follow here: a lower target breaks light-dark().
        cssTarget: 'esnext',
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    });
  },
};

export default config;
