import { runSuites } from './test/run-suites.ts';
import { SUITES } from './test/suites.ts';

// Everything there is to check, or the suites that are named: `npm test`, `npm test -- unit e2e`.
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => SUITES.every((suite) => suite.name !== name));
if (unknown.length > 0) {
  const names = SUITES.map(({ name }) => name).join(', ');
  console.error(`No suite is called ${unknown.join(', ')}; there are ${names}.`);
  process.exit(1);
}
await runSuites(SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
