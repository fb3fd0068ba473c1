import { describe, expect, test } from 'vitest';
import { createConnectionQuota } from './connection-quota.ts';
import { DatabaseUnavailable } from './database-error.ts';

/** Work that is under way until it is let go. */
function held() {
  let begun = 0;
  let endWork = () => {};
  const over = new Promise<void>((resolve) => {
    endWork = resolve;
  });
  const work = async () => {
    begun += 1;
    await over;
    return 'done';
  };
  return { work, endWork, begun: () => begun };
}

describe('a quota', () => {
  test('lets a fixed number work at a time, and the others in turn', async () => {
    const quota = createConnectionQuota({ most: 2, waiting: 8, patience: 60_000 });
    const { work, endWork, begun } = held();
    const all = Array.from({ length: 10 }, () => quota(work));
    await Promise.resolve();
    expect(begun()).toBe(2);
    endWork();
    expect(await Promise.all(all)).toEqual(Array(10).fill('done'));
  });

  test('refuses at once when the queue is full', async () => {
    const quota = createConnectionQuota({ most: 1, waiting: 1, patience: 60_000 });
    const { work, endWork } = held();
    const served = [quota(work), quota(work)];
    await expect(quota(work)).rejects.toThrow(DatabaseUnavailable);
    endWork();
    await Promise.all(served);
  });

  test('refuses whose turn does not come, and serves those who come later', async () => {
    const quota = createConnectionQuota({ most: 1, waiting: 5, patience: 1 });
    const { work, endWork } = held();
    const first = quota(work);
    await expect(Promise.any([quota(work), quota(work)])).rejects.toThrow(AggregateError);
    endWork();
    await first;
    expect(await quota(async () => 'next')).toBe('next');
  });

  test('hands its turn on when work fails', async () => {
    const quota = createConnectionQuota({ most: 1, waiting: 5, patience: 60_000 });
    const failing = quota(() => Promise.reject(new Error('no')));
    const next = quota(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
