import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helsinkiHour } from '#contract/time/time.ts';
import { nextSending, SENDING_HOURS } from './sending-hours.ts';

const at = (text: string) => new Date(text);

test.each([
  ['sms', '2026-03-23T05:59:00Z', '2026-03-23T06:00:00Z'],
  ['sms', '2026-03-23T06:00:00Z', null],
  ['sms', '2026-03-23T17:59:59Z', null],
  ['sms', '2026-03-23T18:00:00Z', '2026-03-24T06:00:00Z'],
  ['email', '2026-03-23T18:00:00Z', null],
  ['email', '2026-03-23T20:00:00Z', '2026-03-24T05:00:00Z'],
  // The night in which summer time begins.
  ['sms', '2026-03-28T20:00:00Z', '2026-03-29T05:00:00Z'],
] as const)('a notice by %s at %s waits until %s', (channel, now, expected) => {
  expect(nextSending(channel, at(now))?.toISOString() ?? null).toBe(expected && at(expected).toISOString());
});

test('is never sent at night, and waits less than a day', () => {
  const moment = fc.date({
    min: at('2026-01-01T00:00:00Z'),
    max: at('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, fc.constantFrom('email' as const, 'sms' as const), (now, channel) => {
      const next = nextSending(channel, now) ?? now;
      const hour = helsinkiHour(next);
      expect(hour).toBeGreaterThanOrEqual(SENDING_HOURS[channel].from);
      expect(hour).toBeLessThan(SENDING_HOURS[channel].to);
      expect(next.getTime() - now.getTime()).toBeLessThan(24 * 3_600_000);
    }),
  );
});
