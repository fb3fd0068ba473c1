import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentIn } from '#areas/record/shared/health-record/moment-of.ts';
import { vaccinationView } from './vaccination-view.ts';

const view = (rest: object, day = '2026-01-01') =>
  vaccinationView(
    { resourceType: 'Immunization', status: 'completed', patient: {}, vaccineCode: {}, ...rest },
    day,
    'fi',
  );

describe('when a vaccination was given', () => {
  it.each([
    [{ occurrenceDateTime: '2010' }, '2010', null],
    [{ occurrenceDateTime: '2010-05' }, '2010-05', null],
    [{ occurrenceDateTime: '2026-01-01' }, '2026-01-01', null],
    [{ occurrenceDateTime: '2025-12-31T23:00:00Z' }, '2026-01-01', null],
    [{ occurrenceString: 'lapsena' }, null, 'lapsena'],
    [{}, '2026-01-01', null],
  ])('%j is told as %s, %s', (rest, date, dateText) => {
    expect(view(rest)).toMatchObject({ date, dateText });
  });

  it('is told as exactly as the record knows, and never more', () => {
    const day = fc
      .date({ min: new Date('1950-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(4, 7, 10), (text, length) => {
        const said = text.slice(0, length);
        expect(view({ occurrenceDateTime: said }, momentIn(said)?.day).date).toBe(said);
      }),
    );
  });
});

it.each([
  [[{ doseNumberPositiveInt: 3 }], 3],
  [[{ doseNumberString: '-' }], null],
  [[{ doseNumberPositiveInt: 0 }], null],
  [undefined, null],
])('of %j the dose is %s', (protocolApplied, dose) => {
  expect(view({ protocolApplied })).toMatchObject({ dose });
});
