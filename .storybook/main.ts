import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const source = (file: string) => resolve(import.meta.dirname, '../src', file);

/** Stories and their snippets import the package by its public names; they get the sources. */
const PUBLIC_NAMES = [
  { find: /^@wework\/chat-form$/, replacement: source('index.ts') },
  { find: /^@wework\/chat-form\/core$/, replacement: source('core/index.ts') },
  { find: /^@wework\/chat-form\/messages$/, replacement: source('messages/index.ts') },
  { find: /^@wework\/chat-form\/mcp$/, replacement: source('adapters/mcp/index.ts') },
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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (settings) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(settings, { resolve: { alias: PUBLIC_NAMES } });
  },
};

export default config;
