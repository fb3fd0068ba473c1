import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pinnedBrowser } from './scripts/browser.ts';

const { executablePath, args, env } = await pinnedBrowser();

export default defineConfig({
  plugins: [vanillaExtractPlugin(), storybookTest({ configDir: '.storybook' })],
  cacheDir: '.cache/stories',
  // Found at a first run these would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      'axe-core',
      'react-dom/client',
      'react/jsx-dev-runtime',
      '@portal/design-system > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: [...args], env } }),
      instances: [{ browser: 'chromium', viewport: { width: 800, height: 900 } }],
    },
  },
});
