import { expect, test } from 'vitest';
import { absenceOf, hoursOf, OPTIONS } from './calendar-arguments.ts';
import { readArguments } from './command.ts';

const given = (line: string) => readArguments(line.split(' '), OPTIONS).values;
const HOURS =
  '--practitioner 12 --clinic KAM --kind LVO --from 08:00 --to 16:00 --minutes 20 --valid-from 2026-12-01';

test('hours are read as they are kept', () => {
  const more = '--weekday 1 --customers private,insurance --price 74.00 --room 2.112 --identified';
  expect(hoursOf(given(`add-hours ${HOURS} ${more}`), 3)).toEqual({
    practitioner_id: 12,
    clinic_id: 'KAM',
    kind_id: 3,
    specialty_code: null,
    weekday: 1,
    valid_from: '2026-12-01',
    valid_to: null,
    from_time: '08:00',
    to_time: '16:00',
    minutes: 20,
    customers: ['private', 'insurance'],
    price_cents: 7400,
    requires_authentication: true,
    room: '2.112',
    rate_code: null,
  });
});

test.each([
  [
    'a day, whole and on the clock in Helsinki',
    '2026-03-29',
    '2026-03-29',
    '2026-03-28T22:00:00Z',
    '2026-03-29T21:00:00Z',
  ],
  ['a part of a day', '2026-11-23T09:10', '2026-11-23T10:00', '2026-11-23T07:10:00Z', '2026-11-23T08:00:00Z'],
])('an absence is %s', (_, from, to, starts, ends) => {
  expect(absenceOf(given(`add-absence --practitioner 12 --from ${from} --to ${to}`))).toEqual({
    practitioner_id: 12,
    clinic_id: null,
    starts_at: new Date(starts),
    ends_at: new Date(ends),
  });
});

test.each([
  ['--from 8:00', '--from is wrong'],
  ['--weekday 8', '--weekday is wrong'],
  ['--customers everybody', '--customers is wrong'],
  ['--price 74,00', '--price is wrong'],
  ['--lunch 12:00', "Unknown option '--lunch'"],
])('what is wrong is named: %s', (wrong, says) => {
  expect(() => hoursOf(given(`add-hours ${HOURS} ${wrong}`), 3)).toThrow(says);
});

test.each([
  ['04:40', '04:30', '', '--to is before --from'],
  ['08:00', '08:00', '', '--to is as early as --from'],
  ['08:00', '08:00', '--over-midnight', '--to is as early as --from'],
  ['24:00', '06:00', '', '--from is wrong'],
  ['08:00', '16:00', '--over-midnight', '--to is after --from'],
  ['08:00', '08:15', '', 'No visit'],
  ['08:00', '16:00', '--minutes 0', 'No visit'],
  ['08:00', '16:00', '--valid-to 2026-11-30', '--valid-to is before --valid-from'],
])('hours from %s to %s %s are refused', (from, to, more, says) => {
  const line = `add-hours ${HOURS} --from ${from} --to ${to} ${more}`.trim();
  expect(() => hoursOf(given(line), 3)).toThrow(says);
});

test('hours go on over midnight where that is said, and end at midnight without', () => {
  const night = `add-hours ${HOURS} --from 22:00 --to`;
  expect(hoursOf(given(`${night} 06:00 --over-midnight`), 3)).toMatchObject({
    from_time: '22:00',
    to_time: '06:00',
  });
  expect(hoursOf(given(`${night} 24:00`), 3)).toMatchObject({ to_time: '24:00' });
});

test('an absence does not end before it begins', () => {
  for (const to of ['2026-11-30', '2026-12-01T08:00'])
    expect(() => absenceOf(given(`add-absence --clinic KAM --from 2026-12-01T08:00 --to ${to}`))).toThrow(
      '--to is not after --from',
    );
});

test('an absence is somebody’s or some clinic’s, on a day that there is', () => {
  expect(() => absenceOf(given('add-absence --from 2026-12-01 --to 2026-12-02'))).toThrow(
    '--practitioner is missing',
  );
  expect(() => absenceOf(given('add-absence --clinic KAM --from 2026-13-41 --to 2026-12-02'))).toThrow(
    '--from is wrong',
  );
});
