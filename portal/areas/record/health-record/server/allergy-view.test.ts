import type { AllergyIntolerance } from 'fhir/r4.js';
import { expect, it } from 'vitest';
import { allergiesOf } from './allergy-view.ts';

const of = (id: number, rest: Partial<AllergyIntolerance> = {}) =>
  ({ id, resource: { resourceType: 'AllergyIntolerance', patient: {}, ...rest } }) as never;
const state = (code: string) => ({ clinicalStatus: { coding: [{ code }] } });

it('tells what may be dangerous first, and what is over last', () => {
  const all = [
    of(1, { ...state('resolved'), criticality: 'high' }),
    of(2),
    of(3, { criticality: 'high' }),
    of(4, { ...state('inactive') }),
    of(5, { criticality: 'unable-to-assess' }),
  ];
  expect(allergiesOf(all).map(({ id }) => id)).toEqual([3, 2, 5, 1, 4]);
});

it('tells what a record says of an allergy: each reaction once, and every note', () => {
  const rash = { text: 'Nokkosihottuma' };
  const [told] = allergiesOf([
    of(1, {
      language: 'fi',
      code: { coding: [{ display: 'Penisilliinit' }] },
      category: ['medication'],
      verificationStatus: { coding: [{ code: 'unconfirmed' }] },
      reaction: [
        { manifestation: [rash, { coding: [{ code: '1' }] }], description: 'Lievä' },
        { manifestation: [rash] },
      ],
      note: [{ text: 'Lapsena' }],
      recordedDate: '2020-05',
    }),
  ]);
  expect(told).toEqual({
    id: 1,
    name: 'Penisilliinit',
    language: 'fi',
    category: 'medication',
    isHighRisk: false,
    isSuspected: true,
    isOver: false,
    reactions: ['Nokkosihottuma'],
    notes: ['Lievä', 'Lapsena'],
    recordedOn: '2020-05-01',
  });
  expect(allergiesOf([of(2)])[0]).toMatchObject({
    name: null,
    category: null,
    recordedOn: null,
    isSuspected: false,
  });
});
