import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import { mcp, wework } from '../src/core/profiles.js';
import { ChatFormProvider } from '../src/index.js';
import '../src/styles/index.css';

/** The page around a story follows the toolbar, as a host's page would. */
const withPage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.style.colorScheme = globals.theme === 'dark' ? 'dark' : 'light';
  page.style.background = 'Canvas';
  page.style.color = 'CanvasText';
  page.lang = String(globals.locale);
  page.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  return <Story />;
};

/** The library's settings follow the toolbar too. */
const withSettings: Decorator = (Story, { globals }) => (
  <ChatFormProvider
    locale={globals.locale === 'zh-CN' ? 'zh-CN' : 'en'}
    profile={globals.profile === 'mcp' ? mcp : wework}
  >
    <Story />
  </ChatFormProvider>
);

const preview: Preview = {
  decorators: [
    withSettings,
    withPage,
    withThemeByDataAttribute<ReactRenderer>({
      themes: { light: 'light', dark: 'dark' },
      defaultTheme: 'light',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'zh-CN', title: '中文' },
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
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical', order: ['Introduction', '*'] } },
  },
};

export default preview;
