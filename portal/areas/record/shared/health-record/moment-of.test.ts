import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helsinkiDay } from '#contract/time/time.ts';
import { momentIn } from './moment-of.ts';

describe('a moment in FHIR', () => {
  it.each([
    ['2026-03-24', '2026-03-23T22:00:00.000Z', '2026-03-24'],
    ['2026-07-01', '2026-06-30T21:00:00.000Z', '2026-07-01'],
    ['2026-03', '2026-02-28T22:00:00.000Z', '2026-03-01'],
    ['2026', '2025-12-31T22:00:00.000Z', '2026-01-01'],
    ['2026-03-24T23:30:00Z', '2026-03-24T23:30:00.000Z', '2026-03-25'],
    ['2026-03-24T08:30:00+02:00', '2026-03-24T06:30:00.000Z', '2026-03-24'],
    ['2026-03-24T08:30:00', '2026-03-24T06:30:00.000Z', '2026-03-24'],
  ])('%s is %s, on %s', (text, at, day) => {
    const moment = momentIn(text);
    expect(moment?.at.toISOString()).toBe(at);
    expect(moment?.day).toBe(day);
  });

  it.each(['', '24.3.2026', '2026-02-31', '2026-13-01', '2026-03-24T', 'soon'])('"%s" is none', (text) => {
    expect(momentIn(text)).toBeNull();
  });

  it.each([
    '0001-01-01',
    '0001-01-01T00:00:00+14:00',
    '0099-12-31T23:59:59.999Z',
    '1878-05-31T00:00:00Z',
    '9999-12-31',
    '9999-12-31T23:59:59Z',
  ])('%s is one, in whatever year', (text) => {
    const moment = momentIn(text);
    expect(Math.abs((moment?.at.getTime() ?? Number.NaN) - Date.parse(text))).toBeLessThan(86_400_000);
  });

  it('is on the day that the clocks in Finland show then', () => {
    const instants = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const moment = momentIn(instant.toISOString());
        expect(moment?.at).toEqual(instant);
        expect(moment?.day).toBe(helsinkiDay(instant));
      }),
    );
  });
});
