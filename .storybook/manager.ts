import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: '@wework/chat-form',
    brandTarget: '_self',
    colorSecondary: '#3458d4',
    appBg: '#f6f6f8',
    appBorderRadius: 8,
  }),
});
