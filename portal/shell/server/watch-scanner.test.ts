import { expect, test, vi } from 'vitest';
import { watchScanner } from './watch-scanner.ts';

test('a scanner that goes away and comes back is told of once each', async () => {
  let isThere = true;
  const ping = vi.fn(async () => {
    if (!isThere) throw new Error('no answer');
  });
  const onChange = vi.fn();
  const watch = watchScanner({ ping }, onChange, 5);
  await expect.poll(() => ping.mock.calls.length).toBeGreaterThan(2);
  expect(onChange).not.toHaveBeenCalled();
  isThere = false;
  await expect.poll(() => watch.isAway()).toBe(true);
  isThere = true;
  await expect.poll(() => watch.isAway()).toBe(false);
  watch.close();
  expect(onChange.mock.calls).toEqual([
    [false, expect.any(Error)],
    [true, null],
  ]);
});

test('without a scanner nothing is asked', () => {
  const watch = watchScanner(null, vi.fn());
  expect(watch.isAway()).toBe(false);
  watch.close();
});
