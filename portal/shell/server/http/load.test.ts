import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoad, type Load } from './load.ts';

const LIMITS = { most: 20, mostWhenBusy: 4 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Lets in whatever there is room for, of a crowd in which each asks once, or of one caller. */
function fill(load: Load, caller?: string): (() => void)[] {
  const left: (() => void)[] = [];
  const next = () => caller ?? `192.0.2.${left.length}`;
  while (load.hasRoomFor(1, next())) left.push(load.enter(1, next()));
  return left;
}

/** A process that has had a queue for more than a second. */
function busy(): { readonly load: Load; readonly leave: (() => void)[] } {
  const load = createLoad(LIMITS);
  const leave = fill(load);
  vi.advanceTimersByTime(1_001);
  expect(load.hasRoomFor(1, 'next')).toBe(false);
  return { load, leave };
}

describe('what is in flight', () => {
  test('is let in as a crowd', () => {
    expect(fill(createLoad(LIMITS))).toHaveLength(LIMITS.most);
  });

  test('is little while a queue stays, however quickly it moves', () => {
    const { load, leave } = busy();
    for (const each of leave) each();
    expect(fill(load)).toHaveLength(LIMITS.mostWhenBusy);
  });

  test('is little as long as the process does not rest', () => {
    const { load, leave } = busy();
    let under = leave;
    for (let nth = 0; nth < 100; nth++) {
      for (const each of under) each();
      vi.advanceTimersByTime(10);
      under = fill(load);
      vi.advanceTimersByTime(90);
    }
    expect(under).toHaveLength(LIMITS.mostWhenBusy);
  });

  test('is a crowd again once it has rested for a part of a second', () => {
    const { load, leave } = busy();
    for (const each of leave) each();
    vi.advanceTimersByTime(1_500);
    expect(fill(load)).toHaveLength(LIMITS.most);
  });

  test('is a crowd again while more is asked than a busy process lets in, and less than it can take', () => {
    const { load, leave } = busy();
    for (const each of leave) each();
    let refused = 0;
    for (let nth = 0; nth < 30; nth++) {
      const under = ['a', 'b', 'c', 'd', 'e', 'f'].map((caller) =>
        load.hasRoomFor(1, caller) ? load.enter(1, caller) : null,
      );
      refused = under.filter((each) => each === null).length;
      vi.advanceTimersByTime(60);
      for (const each of under) each?.();
      vi.advanceTimersByTime(40);
    }
    expect(refused).toBe(0);
  });

  test('may be one thing alone, whatever it weighs', () => {
    const load = createLoad({ most: 2, mostWhenBusy: 1 });
    expect(load.hasRoomFor(4, 'a')).toBe(true);
    const leave = load.enter(4, 'a');
    expect(load.hasRoomFor(1, 'a')).toBe(false);
    leave();
    expect(load.hasRoomFor(4, 'a')).toBe(true);
  });

  test('goes to one caller up to a half, and to other callers for the rest', () => {
    const load = createLoad(LIMITS);
    expect(fill(load, 'one')).toHaveLength(LIMITS.most / 2);
    expect(fill(load)).toHaveLength(LIMITS.most / 2);
  });

  test('leaves room for others once it is busy, however much of one caller is still in flight', () => {
    const load = createLoad(LIMITS);
    const leave = fill(load, 'one');
    vi.advanceTimersByTime(1_001);
    expect(load.hasRoomFor(1, 'one')).toBe(false);
    expect(fill(load)).toHaveLength(LIMITS.mostWhenBusy / 2);
    for (const each of leave) each();
    expect(fill(load, 'one')).toHaveLength(LIMITS.mostWhenBusy / 2);
  });
});
