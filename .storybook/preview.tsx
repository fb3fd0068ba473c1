import '@portal/design-system/themes/base';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { filledDefaults, usableControls } from './controls.ts';
import { DocsPage } from './DocsPage.tsx';
import { loadFonts } from './load-fonts.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { withDesignSystem } from './with-design-system.tsx';

// A new brand's theme is picked up here without being listed.
import.meta.glob('../design-system/src/themes/*.css.ts', { eager: true });

/** On a designer's screen the checks would flicker through the brands. */
const isTest = '__vitest_browser__' in globalThis;

// It ends what hangs, and is far above what a slow and busy machine takes.
configure({ asyncUtilTimeout: 60_000 });

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [loadFonts],
  decorators: [withDesignSystem],
  async beforeEach(story) {
    if (isTest) return (await import('./checks.ts')).prepare(story);
  },
  async afterEach(story) {
    if (isTest) await (await import('./checks.ts')).check(story);
  },
  argTypesEnhancers: [usableControls],
  argsEnhancers: [filledDefaults],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'fullscreen',
    // In tests the checks above cover more: every brand and scheme.
    a11y: { test: isTest ? 'off' : 'error' },
    docs: { page: DocsPage },
    controls: { expanded: true },
    // Stories opt in to photographs themselves: `stories/visual/modes.ts`.
    chromatic: { disableSnapshot: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Patterns',
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Feedback',
          'Data',
          'Shell',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
