import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vitest/config';

const PROPERTY_SETTINGS = fileURLToPath(import.meta.resolve('./scripts/property-settings.ts'));
/** Whoever tests a property gets the library with its settings; the others do not load it. */
const propertySettings: Plugin = {
  name: 'property-settings',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'fast-check' && importer !== PROPERTY_SETTINGS ? PROPERTY_SETTINGS : undefined,
};

export default defineConfig({
  test: {
    // By itself it would leave one core of the machine idle.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin(), propertySettings],
        test: {
          name: 'unit',
          // A process a file took longer than its tests; none leaves anything behind in its modules.
          isolate: false,
          include: ['{tokens,design-system,stories,portal,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.{api,browser}.test.ts', '**/e2e/**'],
          // Some make keys and start the sandbox: a machine that has more to do takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [propertySettings],
        test: {
          name: 'api',
          include: ['portal/**/*.api.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          globalSetup: ['portal/platform/database/test-cluster.ts'],
        },
      },
      {
        test: {
          name: 'storybook',
          include: ['scripts/**/*.browser.test.ts'],
          // They share one build and one machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
