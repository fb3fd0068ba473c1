import { expect, test } from 'vitest';
import { cronOf, type TimedTask } from './timed-task.ts';

/** The minutes of a day at which a task runs. */
function timesOf(at: TimedTask['at']): string[] {
  const [item] = cronOf([{ task: 'tidy', at }]);
  const minutes = Array.from({ length: 24 * 60 }, (_, nth) => ({
    hour: Math.floor(nth / 60),
    min: nth % 60,
  }));
  return minutes
    .filter(({ hour, min }) => item?.match({ hour, min, date: 1, month: 1, dow: 4 }))
    .map(({ hour, min }) => `${hour}:${min}`);
}

test('a task runs once a day, or every hour', () => {
  expect(timesOf('01:05')).toEqual(['1:5']);
  expect(timesOf('*:45')).toEqual(Array.from({ length: 24 }, (_, hour) => `${hour}:45`));
});

test('a day that was missed is made up for, an hour is not', () => {
  const periods = cronOf([
    { task: 'daily', at: '01:15' },
    { task: 'hourly', at: '*:45' },
  ]).map(({ options }) => options.backfillPeriod);
  expect(periods).toEqual([86_400_000, 0]);
});
