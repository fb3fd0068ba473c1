import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Display } from './display.ts';
import type { Progress } from './run-suite.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const api = (): Progress => ({
  name: 'api',
  began: performance.now(),
  planned: { count: 82, unit: 'files' },
  done: 31,
  passed: 640,
  failed: 0,
});

/** A display and what it has written. */
function shown(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { display: new Display({ write, isTTY, columns: 60 } as never), written };
}

it('writes a line into a log every quarter of a minute', () => {
  const { display, written } = shown(false);
  display.started(api());
  vi.advanceTimersByTime(30_000);
  expect(written).toEqual([
    '… 0:15 · api 31 of 82 files, 640 passed\n',
    '… 0:30 · api 31 of 82 files, 640 passed\n',
  ]);
  display.close('640 passed, 0 failed');
});

it('draws one line of a terminal again and again', () => {
  const { display, written } = shown(true);
  display.started(api());
  vi.advanceTimersByTime(1_000);
  expect(written.join('')).not.toContain('\n');
  expect(written.at(-1)).toBe('0:01 · api 31 of 82 files, 640 passed');
  display.close('640 passed, 0 failed');
});

it('shows a failure at once, and ends with the counts alone on a line', () => {
  const { display, written } = shown(false);
  const suite = api();
  display.started(suite);
  display.failed('api', { title: 'a.test.ts > fails', details: 'expected 1 to be 2\n' });
  expect(written).toEqual(['✗ api: a.test.ts > fails\nexpected 1 to be 2\n\n']);
  display.ended(suite);
  display.close('640 passed, 1 failed');
  expect(written.join('').split('\n').at(-2)).toBe('640 passed, 1 failed');
});
