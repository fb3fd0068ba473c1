import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vitest/config';
import { featureMessages } from './portal/build/feature-messages.ts';

const PROPERTY_SETTINGS = fileURLToPath(import.meta.resolve('./scripts/property-settings.ts'));
/** Property tests get the library with its settings; others do not load it. */
const propertySettings: Plugin = {
  name: 'property-settings',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'fast-check' && importer !== PROPERTY_SETTINGS ? PROPERTY_SETTINGS : undefined,
};

/** Longest waits, in milliseconds: they end what hangs, by its name. A hook may build a whole product first. */
const patience = { testTimeout: 120_000, hookTimeout: 600_000, expect: { poll: { timeout: 100_000 } } };

/** What each file of a suite is given before its own code. */
const setupFiles = ['scripts/put-back.ts'];

export default defineConfig({
  test: {
    // By itself it would leave one core of the machine idle.
    maxWorkers: '100%',
    // `isolate: false`: a process a file took longer than its tests; none leaves anything behind in its modules.
    projects: [
      {
        plugins: [vanillaExtractPlugin(), featureMessages(), propertySettings],
        test: {
          name: 'unit',
          isolate: false,
          setupFiles,
          include: ['{tokens,design-system,stories,portal,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.{api,browser}.test.ts', '**/e2e/**'],
          ...patience,
        },
      },
      {
        plugins: [propertySettings],
        test: {
          name: 'api',
          isolate: false,
          setupFiles,
          include: ['portal/**/*.api.test.ts'],
          exclude: ['**/node_modules/**'],
          ...patience,
          globalSetup: ['portal/platform/database/test-cluster.ts'],
        },
      },
      {
        test: {
          name: 'storybook',
          include: ['scripts/**/*.browser.test.ts'],
          ...patience,
          // They share one build and one machine.
          fileParallelism: false,
        },
      },
    ],
  },
});
