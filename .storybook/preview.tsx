import '@portal/design-system/themes/base';
import '@portal/design-system/themes/kaari';
import '@portal/design-system/themes/pikkujatti';
import { brands } from '@portal/tokens/brands/registry';
import type { Preview } from '@storybook/react-vite';
import { axeInEveryMode } from './axe-in-every-mode.ts';
import { withDesignSystem } from './with-design-system.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDesignSystem],
  async afterEach({ parameters }) {
    // In the tests only: on a designer's screen it would flicker through the brands.
    if (!('__vitest_browser__' in globalThis)) return;
    if (!parameters.oneMode) await axeInEveryMode();
    const { fitsAPhone } = await import('./fits-a-phone.ts');
    await fitsAPhone();
  },
  initialGlobals: { brand: 'kaari', scheme: 'light', language: 'fi' },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: brands.map(({ id, name }) => ({ value: id, title: name })),
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'fi', title: 'Suomi' },
          { value: 'sv', title: 'Svenska' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Data', 'Shell'],
      },
    },
  },
};

export default preview;
