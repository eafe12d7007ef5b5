import type { Decorator, Preview } from '@storybook/react-vite';
import { ChatFormProvider } from '@wework/chat-form';
import { arabic } from '../stories/support/arabic.js';
import { profileFrom } from '../stories/support/profileFrom.js';
import { Page } from './Page.js';
import './preview.css';
import '../src/styles/index.css';

/** The page around a story and the library's settings follow the toolbar. */
const withHost: Decorator = (Story, { globals, viewMode }) => (
  <Page
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    language={String(globals.locale)}
    direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    isAlone={viewMode !== 'docs'}
  >
    <ChatFormProvider
      locale={globals.locale === 'zh-CN' ? 'zh-CN' : 'en'}
      messages={globals.locale === 'ar' ? arabic : undefined}
      profile={profileFrom(globals.profile)}
    >
      <Story />
    </ChatFormProvider>
  </Page>
);

const preview: Preview = {
  decorators: [withHost],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-CN', title: '中文' },
          { value: 'ar', title: 'العربية' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    profile: {
      description: 'Profile',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'wework', title: 'wework' },
          { value: 'mcp', title: 'mcp' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en', direction: 'ltr', profile: 'wework' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Guide',
          ['Start', 'Profiles', 'Fields', 'Keys', 'Theming', 'Languages', 'Hosts', 'Asking well'],
          'Try',
          ['Conversation', 'Playground'],
          'Wework',
          ['Migrating Wework', 'In its place'],
          'Cards',
          ['QuestionCard', ['About', 'States', 'Questions', 'Real forms', 'Looks', 'Placement'], '*'],
          'Fields',
        ],
      },
    },
  },
};

export default preview;
