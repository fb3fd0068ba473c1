import { expect, it } from 'vitest';
import { type Results, withResults } from './results.ts';
import type { Scenario } from './scenario.ts';

const PAGE = `# Security
<!-- scenarios: written by \`npm run attack -- --control --write\` -->
| scenario | what is tried | before (16a2da9) | now | at |
| --- | --- | --- | --- | --- |
| \`2-timing\` | by time | **came through**: 9 | **held**: 1 | aaaaaaa, 2026-01-01 |
| \`10-old\` | an old one | **came through**: yes | **held**: no | aaaaaaa, 2026-01-01 |
<!-- end of scenarios -->
What follows.
`;

const attack = (name: string, about: string): Scenario => ({
  name,
  about,
  attempt: () => Promise.reject(new Error('not here')),
});

const results = (name: string, succeeded: boolean, seen: string): Results => ({
  commit: 'bbbbbbb',
  outcomes: new Map([[name, { succeeded, seen }]]),
});

it('writes the rows of the scenarios, in the order of the findings, and leaves the others', () => {
  const page = withResults(PAGE, [attack('3-forged', 'a forged one')], {
    before: results('3-forged', true, '150 | 150'),
    now: results('3-forged', false, '60'),
    day: '2026-02-02',
  });
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `2-timing` | by time | **came through**: 9 | **held**: 1 | aaaaaaa, 2026-01-01 |',
    '| `3-forged` | a forged one | **came through**: 150 \\| 150 | **held**: 60 | bbbbbbb, 2026-02-02 |',
    '| `10-old` | an old one | **came through**: yes | **held**: no | aaaaaaa, 2026-01-01 |',
  ]);
  expect(page.startsWith('# Security\n')).toBe(true);
  expect(page.endsWith('-->\nWhat follows.\n')).toBe(true);
});

it('keeps the earlier results where only this tree is tried', () => {
  const now = results('2-timing', true, '7');
  const page = withResults(PAGE, [attack('2-timing', 'by time')], { before: null, now, day: '2026-02-02' });
  expect(page).toContain(
    '| `2-timing` | by time | **came through**: 9 | **came through**: 7 | bbbbbbb, 2026-02-02 |',
  );
});
