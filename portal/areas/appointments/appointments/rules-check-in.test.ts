import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';
import { instants } from '#contract/time/test-instants.ts';
import { CHECK_IN_OPENS_MINUTES, type CheckInCircumstances, selfCheckInStatus } from './rules-check-in.ts';

const MINUTE_MS = 60_000;
const startsAt = new Date('2026-03-28T10:00:00Z');
const visit: CheckInCircumstances = {
  startsAt,
  endsAt: new Date('2026-03-28T10:20:00Z'),
  isCancelled: false,
  isCheckedIn: false,
  isRemote: false,
  locationType: 'physicalLocation',
  checkInPlace: 'portal',
};
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS);

describe('checking in', () => {
  test('opens to the millisecond 30 minutes before the start, also where the clocks change, and ends with the appointment', () => {
    const early = fc.oneof(
      fc.integer({ min: -2, max: 2 }),
      fc.integer({ min: -40 * MINUTE_MS, max: 100 * 60 * MINUTE_MS }),
    );
    fc.assert(
      fc.property(instants, early, (start, ms) => {
        const endsAt = new Date(start.getTime() + 20 * MINUTE_MS);
        const now = new Date(start.getTime() - CHECK_IN_OPENS_MINUTES * MINUTE_MS - ms);
        const isOver = now >= endsAt;
        const expected = isOver ? 'statusNotAvailable' : ms > 0 ? 'tooEarly' : 'allowed';
        expect(selfCheckInStatus({ ...visit, startsAt: start, endsAt }, now)).toBe(expected);
      }),
    );
  });

  test.each<[string, Partial<CheckInCircumstances>, number, string]>([
    ['begins early', {}, -31, 'tooEarly'],
    ['is open', {}, -30, 'allowed'],
    ['is open to the late', {}, 19, 'allowed'],
    ['is over with the appointment', {}, 20, 'statusNotAvailable'],
    ['was done', { isCheckedIn: true }, 0, 'checkedIn'],
    ['was done long before, by the reception', { isCheckedIn: true }, -60, 'checkedIn'],
    ['was done at the reception', { isCheckedIn: true, checkInPlace: 'reception' }, 0, 'checkedIn'],
    ['is done at the reception', { checkInPlace: 'reception' }, 0, 'onlyAtReception'],
    ['is done at the reception later', { checkInPlace: 'reception' }, -600, 'onlyAtReception'],
    ['is not done there', { checkInPlace: 'none' }, 0, 'statusNotAvailable'],
    ['is of no use once cancelled', { isCancelled: true }, 0, 'statusNotAvailable'],
    [
      'is of no use once cancelled, after an arrival, too',
      { isCancelled: true, isCheckedIn: true },
      0,
      'statusNotAvailable',
    ],
    ['is of no use at a distance', { isRemote: true }, 0, 'statusNotAvailable'],
  ])('%s', (_, changes, minutes, expected) => {
    expect(selfCheckInStatus({ ...visit, ...changes }, at(minutes))).toBe(expected);
  });

  test.each<[LocationType, string]>([
    ['physicalLocation', 'allowed'],
    ['meetingAppointment', 'allowed'],
    ['phoneAppointment', 'statusNotAvailable'],
    ['remoteAppointment', 'statusNotAvailable'],
    ['videoAppointment', 'statusNotAvailable'],
  ])('a %s at a clinic: %s', (locationType, expected) => {
    expect(selfCheckInStatus({ ...visit, locationType }, at(0))).toBe(expected);
  });
});
