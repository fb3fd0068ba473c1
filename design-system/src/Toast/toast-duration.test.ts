import { expect, test } from 'vitest';
import { toastDuration } from './toast-duration.ts';

test('an error stays for 20 seconds, everything else for 10', () => {
  expect(toastDuration({ tone: 'error' })).toBe(20_000);
  for (const tone of ['info', 'success', 'warning', undefined] as const)
    expect(toastDuration(tone ? { tone } : {})).toBe(10_000);
});

test('a time of its own wins', () => {
  expect(toastDuration({ tone: 'error', duration: 15_000 })).toBe(15_000);
});
