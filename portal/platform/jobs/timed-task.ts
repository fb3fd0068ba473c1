import { type ParsedCronItem, parseCronItems } from 'graphile-worker';

/** A task that runs by itself, at a time of day (UTC): `{ task: 'extendTimes', at: '01:15' }`; at `*:15` every hour. */
export interface TimedTask {
  readonly task: string;
  readonly at: `${number | '*'}:${number}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When tasks run. A day that was missed is made up for; an hour is not, the next one is near. */
export function cronOf(timed: readonly TimedTask[]): ParsedCronItem[] {
  return parseCronItems(
    timed.map(({ task, at }) => {
      const [hour, minute] = at.split(':').map((part) => (part === '*' ? part : Number(part)));
      return {
        task,
        match: `${minute} ${hour} * * *`,
        options: { backfillPeriod: hour === '*' ? 0 : DAY_MS },
      };
    }),
  );
}
