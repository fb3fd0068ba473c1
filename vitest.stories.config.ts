import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { forceColours } from './.storybook/force-colours.ts';
import { forcePress } from './.storybook/force-press.ts';
import { renderSamples } from './.storybook/render-samples.ts';
import { transcript } from './.storybook/transcript.ts';
import { plugins } from './.storybook/vite.config.ts';
import { pinnedBrowser } from './scripts/browser.ts';

const { executablePath, args, env } = await pinnedBrowser();

export default defineConfig({
  plugins: [...plugins(), storybookTest({ configDir: '.storybook' })],
  cacheDir: '.cache/stories',
  // Found at a first run these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      '@guidepup/virtual-screen-reader',
      'axe-core',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      '@portal/design-system > react-aria-components/Autocomplete',
      '@portal/design-system > react-aria-components/Dialog',
      '@portal/design-system > react-aria-components/Header',
      '@portal/design-system > react-aria-components/I18nProvider',
      '@portal/design-system > react-aria-components/Input',
      '@portal/design-system > react-aria-components/ListBox',
      '@portal/design-system > react-aria-components/Menu',
      '@portal/design-system > react-aria-components/Popover',
      '@portal/design-system > react-aria-components/TextField',
      '@portal/design-system > react-aria/I18nProvider',
      '@portal/design-system > react-aria/PortalProvider',
      '@portal/design-system > react-aria/useCalendar',
      '@portal/design-system > react-stately/useCalendarState',
      '@portal/design-system > @radix-ui/react-dialog',
      '@portal/design-system > @radix-ui/react-focus-scope',
      '@portal/design-system > @radix-ui/react-tabs',
      '@portal/design-system > @internationalized/date',
      '@portal/design-system > d3-scale',
      '@portal/design-system > d3-shape',
      '@portal/design-system > @vanilla-extract/recipes/createRuntimeFn',
      '@portal/stories > culori',
      '@portal/stories > msw',
      '@portal/stories > msw/browser',
      '@portal/web > @react-email/body',
      '@portal/web > @react-email/button',
      '@portal/web > @react-email/container',
      '@portal/web > @react-email/head',
      '@portal/web > @react-email/heading',
      '@portal/web > @react-email/html',
      '@portal/web > @react-email/link',
      '@portal/web > @react-email/section',
      '@portal/web > @react-email/text',
      '@portal/web > @simplewebauthn/browser',
      '@portal/web > swr',
      '@portal/web > use-intl',
      '@portal/web > use-intl/core',
    ],
  },
  test: {
    name: 'stories',
    // By itself it would leave one core of the machine idle.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { renderSamples, forceColours, forcePress, transcript },
      provider: playwright({ launchOptions: { executablePath, args: [...args], env } }),
      instances: [{ browser: 'chromium', viewport: { width: 800, height: 900 } }],
    },
  },
});
