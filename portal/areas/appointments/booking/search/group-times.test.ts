import { describe, expect, test } from 'vitest';
import { freeTime } from '../reservation/fixtures.ts';
import { groupTimes } from './group-times.ts';

const ilona = freeTime({ id: 1, startDate: '2026-11-23T06:00:00.000Z' });
const matti = freeTime({ id: 2, practitioner: { ...ilona.practitioner, id: 9, name: 'Matti Meikäläinen' } });
const later = freeTime({ id: 3, startDate: '2026-11-23T06:20:00.000Z' });

describe('groupTimes', () => {
  test('puts the times of one practitioner together, in the order of their first', () => {
    const groups = groupTimes([ilona, matti, later]);
    expect(groups.map(({ times }) => times.map(({ id }) => id))).toEqual([[1, 3], [2]]);
    expect(groups[0]?.first).toBe(ilona);
  });

  test.each([
    ['clinic', { clinic: { ...ilona.clinic, id: 'ESP1' } }],
    ['kind', { kindId: 77 }],
    [
      'price',
      {
        practitionerRate: {
          code: 'LVO20',
          name: 'Lääkärin vastaanotto',
          rateEuros: 89,
          totalEuros: 12,
          additionalFees: [],
        },
      },
    ],
  ])('keeps what differs in %s apart', (_, difference) => {
    const groups = groupTimes([ilona, freeTime({ id: 4, ...difference })]);
    expect(groups).toHaveLength(2);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
  });

  test('nothing makes no group', () => {
    expect(groupTimes([])).toEqual([]);
  });
});
