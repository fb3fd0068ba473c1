/** To run, build and keep the portal: no browser, no linter, no test. */
const product = (...command) => ({ needs: 'product', command });
/** To develop and test it: everything that there is. */
const tools = (...command) => ({ needs: 'tools', command });

/** A tool of its own: what it takes is said here, and anything else refused, because each refuses in its own way. */
const tool = (usage, options, ...command) => ({ needs: 'tools', command, usage, options });

const text = { type: 'string' };
const yes = { type: 'boolean' };
const OF_TESTS = {
  testNamePattern: { ...text, short: 't' },
  update: { ...yes, short: 'u' },
  watch: { ...yes, short: 'w' },
  reporter: { ...text, multiple: true },
};
const tests = (name, ...choice) =>
  tool(
    `npm run ${name} [-- <file> … --testNamePattern <name> --update --watch --reporter <name>]`,
    OF_TESTS,
    ...['vitest', 'run', ...choice],
  );

/** What each `npm run` name needs installed, and what it runs, found in node_modules/.bin. */
export const TASKS = {
  start: product('node', 'scripts/start.ts'),
  dev: product('node', 'scripts/dev.ts'),
  build: product('node', 'scripts/build.ts'),
  test: tools('node', 'scripts/test.ts'),
  bench: tools('node', 'scripts/bench.ts'),
  attack: tools('node', 'scripts/attack.ts'),
  types: tool('npm run types [-- --watch]', { watch: yes }, 'tsc', '--noEmit', '-p', '.'),
  lint: tool('npm run lint [-- <file> …]', {}, 'biome', 'check', '--error-on-warnings'),
  format: tool('npm run format [-- <file> …]', {}, 'biome', 'check', '--write'),
  unused: tool('npm run unused [-- --fix]', { fix: yes }, 'knip'),
  imports: tools('node', 'scripts/check-imports.ts'),
  coverage: tools('node', 'scripts/coverage.ts'),
  'test:changed': tools('node', 'scripts/test-changed.ts'),
  'test:long': tools('node', 'scripts/test-long.ts'),
  'planted-faults': tools('node', 'scripts/planted-faults.ts'),
  'test:unit': tests('test:unit', '--project', 'unit'),
  'test:api': tests('test:api', '--project', 'api'),
  'test:stories': tests('test:stories', '--config', 'vitest.stories.config.ts'),
  'test:visual': tools('node', 'scripts/visual.ts'),
  'test:e2e': tool('npm run test:e2e', {}, 'node', 'scripts/test.ts', 'e2e'),
  storybook: tool(
    'npm run storybook [-- --ci --no-open]',
    { ci: yes, 'no-open': yes },
    ...['storybook', 'dev', '-p', '6006', '-c', '.storybook'],
  ),
  'storybook:build': tools('node', 'scripts/storybook.ts'),
  chromatic: tool(
    'npm run chromatic [-- --only-changed --auto-accept-changes --exit-zero-on-changes]',
    { 'only-changed': yes, 'auto-accept-changes': yes, 'exit-zero-on-changes': yes },
    ...['node', 'scripts/chromatic.ts'],
  ),
  pack: tools('node', 'scripts/pack.ts'),
  'restore-drill': tools('node', 'scripts/restore-drill.ts'),
  payments: product('node', 'portal/commands/payments.ts'),
  'additional-charges': product('node', 'portal/commands/additional-charges.ts'),
  'deletion-requests': product('node', 'portal/commands/deletion-requests.ts'),
  professionals: product('node', 'portal/commands/professionals.ts'),
  // A small nursery, as for fhir:import: rows are forgotten as soon as they are told.
  employees: product('node', '--max-semi-space-size=8', 'portal/commands/employees.ts'),
  'service-breaks': product('node', 'portal/commands/service-breaks.ts'),
  teams: product('node', 'portal/commands/teams.ts'),
  questionnaires: product('node', 'portal/commands/questionnaires.ts'),
  renewals: product('node', 'portal/commands/renewals.ts'),
  calendars: product('node', 'portal/commands/calendars.ts'),
  clinics: product('node', 'portal/commands/clinics.ts'),
  // Of what is read nearly nothing stays: a small nursery saves 90 MB (docs/decisions/063-fhir-import.md).
  'fhir:import': product('node', '--max-semi-space-size=8', 'portal/commands/fhir-import.ts'),
  'rotate-keys': product('node', 'portal/commands/rotate-keys.ts'),
  'new-brand': tools('node', 'scripts/new-brand.ts'),
  'tokens:export': product('node', 'scripts/export-tokens.ts'),
  screenshots: tools('node', 'scripts/screenshots.ts'),
};
