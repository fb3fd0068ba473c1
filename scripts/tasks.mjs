/** To run, build and keep the portal: no browser, no linter, no test. */
const product = (...command) => ({ needs: 'product', command });
/** To develop and test it: everything that there is. */
const tools = (...command) => ({ needs: 'tools', command });

/** What each `npm run` name needs installed, and what it runs, found in node_modules/.bin. */
export const TASKS = {
  start: product('node', 'scripts/start.ts'),
  dev: product('node', 'scripts/start.ts', '--dev'),
  build: product('node', 'scripts/build.ts'),
  test: tools('node', 'scripts/test.ts'),
  bench: tools('node', 'scripts/bench.ts'),
  attack: tools('node', 'scripts/attack.ts'),
  types: tools('tsc', '--noEmit', '-p', '.'),
  lint: tools('biome', 'check', '--error-on-warnings'),
  format: tools('biome', 'check', '--write'),
  unused: tools('knip'),
  imports: tools('node', 'scripts/check-imports.ts'),
  'test:changed': tools('node', 'scripts/test-changed.ts'),
  'test:long': tools('node', 'scripts/test-long.ts'),
  'planted-faults': tools('node', 'scripts/planted-faults.ts'),
  'test:unit': tools('vitest', 'run', '--project', 'unit'),
  'test:api': tools('vitest', 'run', '--project', 'api'),
  'test:stories': tools('vitest', 'run', '--config', 'vitest.stories.config.ts'),
  'test:visual': tools('node', 'scripts/visual.ts'),
  'test:e2e': tools('node', 'scripts/test.ts', 'e2e'),
  storybook: tools('storybook', 'dev', '-p', '6006', '-c', '.storybook'),
  'storybook:build': tools('node', 'scripts/storybook.ts'),
  chromatic: tools('node', 'scripts/chromatic.ts'),
  pack: tools('node', 'scripts/pack.ts'),
  'restore-drill': tools('node', 'scripts/restore-drill.ts'),
  'additional-charges': product('node', 'portal/commands/additional-charges.ts'),
  'deletion-requests': product('node', 'portal/commands/deletion-requests.ts'),
  professionals: product('node', 'portal/commands/professionals.ts'),
  questionnaires: product('node', 'portal/commands/questionnaires.ts'),
  renewals: product('node', 'portal/commands/renewals.ts'),
  calendars: product('node', 'portal/commands/calendars.ts'),
  // Of what is read nearly nothing stays: a small nursery saves 90 MB (docs/decisions/063-fhir-import.md).
  'fhir:import': product('node', '--max-semi-space-size=8', 'portal/commands/fhir-import.ts'),
  'rotate-keys': product('node', 'portal/commands/rotate-keys.ts'),
  'new-brand': tools('node', 'scripts/new-brand.ts'),
  'tokens:export': product('node', 'scripts/export-tokens.ts'),
  screenshots: tools('node', 'scripts/screenshots.ts'),
};
