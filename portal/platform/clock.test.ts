import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function clockAhead(seconds: string | undefined) {
  vi.resetModules();
  vi.stubEnv('CLOCK_AHEAD_SECONDS', seconds);
  return import('./clock.ts');
}

const HOUR_MS = 3_600_000;
/** In whole hours; nothing is 0, and never -0. */
const away = (moment: Date) => Math.round((moment.getTime() - Date.now()) / HOUR_MS) + 0;

test.each([
  ['ahead', '7200', 2],
  ['behind', '-7200', -2],
  ['as the machine’s without the setting', undefined, 0],
])('the clock of a process is %s', async (_what, seconds, hours) => {
  const { systemClock } = await clockAhead(seconds);
  expect(away(systemClock())).toBe(hours);
});

test('what is for a moment of that clock runs when the machine’s is as far', async () => {
  const { onMachine, onSystem, systemClock } = await clockAhead('7200');
  expect(away(onMachine(systemClock()))).toBe(0);
  expect(away(onSystem(new Date()))).toBe(2);
});
