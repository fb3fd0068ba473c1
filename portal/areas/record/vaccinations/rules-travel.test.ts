import { describe, expect, test } from 'vitest';
import { lastingOf, type TravelDose } from './rules-travel.ts';

const dose = (day: string | null, more: Partial<TravelDose> = {}): TravelDose => ({
  day,
  effectiveUntil: null,
  isCombined: false,
  ...more,
});
const combined = (day: string) => dose(day, { isCombined: true });

describe('how long a protection lasts', () => {
  test.each([
    ['2018-11-05', '2018-11-15'],
    ['2018-12-25', '2019-01-04'],
  ])('a certificate of yellow fever given on %s is valid for life from %s', (day, from) => {
    expect(lastingOf('yellowFever', [dose(day)])).toEqual({ type: 'certificate', from });
  });

  test('goes by the first dose against yellow fever, and by none whose day nobody knows', () => {
    expect(lastingOf('yellowFever', [dose('2020-02-01'), dose('2009-06-01')])).toEqual({
      type: 'certificate',
      from: '2009-06-11',
    });
    expect(lastingOf('yellowFever', [dose(null)])).toEqual({ type: 'ask' });
  });

  test.each([
    ['two doses half a year apart', [dose('2020-01-10'), dose('2020-07-10')], 'long'],
    ['two doses a day too close', [dose('2020-01-10'), dose('2020-07-09')], 'ask'],
    ['one dose', [dose('2020-01-10')], 'ask'],
    [
      'three combined doses',
      [combined('2018-09-10'), combined('2018-10-11'), combined('2019-03-14')],
      'long',
    ],
    ['two combined doses', [combined('2018-09-10'), combined('2019-03-14')], 'ask'],
  ])('is long against hepatitis A after a whole series: %s', (_, doses, type) => {
    expect(lastingOf('hepatitisA', doses).type).toBe(type);
  });

  test('is what the record says where no rule says more', () => {
    const doses = [dose('2018-11-05', { effectiveUntil: '2021-11-05' }), dose('2015-01-01')];
    expect(lastingOf('typhoid', doses)).toEqual({ type: 'record', until: '2021-11-05' });
  });

  test.each(['hepatitisB', 'japaneseEncephalitis', 'rabies', 'cholera', 'meningococcus', 'polio'] as const)(
    'against %s is a nurse’s to say',
    (disease) => {
      expect(lastingOf(disease, [dose('2020-01-10'), dose('2021-01-10')])).toEqual({ type: 'ask' });
    },
  );
});
