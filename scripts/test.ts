import { commandLine } from './command-line.ts';
import { runSuites } from './test/run-suites.ts';
import { SUITES } from './test/suites.ts';

// Everything there is to check, or the suites that are named: `npm test`, `npm test -- unit e2e`.
const list = SUITES.map(({ name }) => name);
const { positionals: wanted } = commandLine({
  usage: `npm test [-- <suite> …]\nSuites: ${list.join(', ')}`,
  names: { of: 'suite', list },
});
await runSuites(SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
