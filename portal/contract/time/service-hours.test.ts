import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingAt, serviceHoursOn } from './service-hours.ts';
import { helsinkiTime } from './time.ts';

describe('hours of service', () => {
  test.each([
    ['a Monday', '2026-11-23', [7, 21], [8, 20]],
    ['a Saturday', '2026-11-28', [9, 18], [10, 16]],
    ['a Sunday', '2026-11-29', [9, 18], [10, 16]],
    ['Epiphany, a Tuesday', '2026-01-06', [9, 18], [10, 16]],
    ['Good Friday', '2026-04-03', [9, 18], [10, 16]],
    ['Ascension Day, a Thursday', '2026-05-14', [9, 18], [10, 16]],
    ['Midsummer Eve, a Friday', '2026-06-19', [9, 18], [10, 16]],
    ['Christmas Eve, a Thursday', '2026-12-24', [9, 18], [10, 16]],
    ['the day before Christmas Eve', '2026-12-23', [7, 21], [8, 20]],
  ])('on %s are those of a weekday or of a weekend', (_name, day, phone, chat) => {
    const hoursOf = (service: 'phone' | 'chat') => Object.values(serviceHoursOn(service, day));
    expect([hoursOf('phone'), hoursOf('chat')]).toEqual([phone, chat]);
  });

  test.each([
    // Friday
    ['2026-11-27', 7, 59, false, ['2026-11-27', 8]],
    ['2026-11-27', 8, 0, true, ['2026-11-27', 20]],
    ['2026-11-27', 19, 59, true, ['2026-11-27', 20]],
    ['2026-11-27', 20, 0, false, ['2026-11-28', 10]],
    // New Year's Eve is a weekday, New Year's Day a holiday.
    ['2026-12-31', 23, 0, false, ['2027-01-01', 10]],
    ['2027-01-01', 12, 0, true, ['2027-01-01', 16]],
    // The clocks go forward in the night to Sunday.
    ['2026-03-28', 17, 0, false, ['2026-03-29', 10]],
  ] as const)('of the chat on %s at %i:%i', (day, hour, minute, isOpen, [changeDay, changeHour]) => {
    const opening = openingAt('chat', helsinkiTime(day, hour, minute));
    expect(opening).toMatchObject({ isOpen, changesAt: helsinkiTime(changeDay, changeHour) });
  });

  test('name the holiday of the day', () => {
    expect(openingAt('phone', helsinkiTime('2026-12-06', 12)).holiday).toBe('independence');
    expect(openingAt('phone', helsinkiTime('2026-12-07', 12)).holiday).toBeNull();
  });

  test('change at the time that they name, and no sooner', () => {
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.constantFrom('phone' as const, 'chat' as const), instants, (service, now) => {
        const { isOpen, changesAt } = openingAt(service, now);
        expect(changesAt > now).toBe(true);
        expect(openingAt(service, new Date(changesAt.getTime() - 1)).isOpen).toBe(isOpen);
        expect(openingAt(service, changesAt).isOpen).toBe(!isOpen);
      }),
    );
  });
});
