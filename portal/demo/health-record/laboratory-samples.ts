import type { DemoSample, DemoValue } from './laboratory-sample.ts';
import { BLOOD_COUNT, type DemoTestKey } from './laboratory-tests.ts';

type Values = Partial<Record<DemoTestKey, DemoValue>>;

/** A full blood count by its numbers, in the order of `BLOOD_COUNT`. */
function bloodCount(...numbers: readonly number[]): Values {
  return Object.fromEntries(BLOOD_COUNT.map((key, nth) => [key, numbers[nth] ?? 'pending']));
}

const aino = (day: number, values: Values, notes?: DemoSample['notes']): DemoSample => ({
  who: 'aino',
  ranges: 'woman',
  day,
  values,
  ...(notes && { notes }),
});

/** Three years of a woman of 41: iron deficiency found and treated, cholesterol followed, one infection. */
const AINO: readonly DemoSample[] = [
  aino(-1085, {
    ...bloodCount(5.6, 4.31, 128, 39, 90, 30, 246),
    ldl: 3.4,
    glucose: 5.3,
    hba1c: 34,
    tsh: 1.8,
    creatinine: 66,
  }),
  aino(-792, { ldl: 3.6, glucose: 5.5, hba1c: 35, alat: 21, vitaminD: 43 }),
  aino(
    -702,
    { ...bloodCount(6.1, 4.05, 109, 33, 80, 26, 331), ferritin: 9, crp: { below: 3 }, tsh: 2.3 },
    { ferritin: 'Tulos sopii raudanpuutteeseen.' },
  ),
  aino(-611, { ...bloodCount(5.2, 4.22, 121, 37, 85, 29, 288), ferritin: 24, vitaminD: 61 }),
  { ...aino(-410, { crp: 38 }, { crp: 'Vieritesti.' }), atVisitTo: 'YLE' },
  aino(-404, { crp: 6, leukocytes: 7.1 }),
  aino(-382, {
    ...bloodCount(5.4, 4.36, 131, 40, 91, 30, 251),
    ldl: 3.1,
    glucose: 5.4,
    hba1c: 35,
    tsh: 2.1,
    creatinine: 64,
    ferritin: 41,
  }),
  aino(-198, { ldl: 2.8, glucose: 5.6, vitaminD: 72, potassium: 4.1, sodium: 140 }),
  aino(
    -21,
    {
      ...bloodCount(5.9, 4.29, 129, 39, 90, 30, 259),
      ldl: 3.2,
      glucose: 5.7,
      hba1c: 37,
      tsh: 3.9,
      creatinine: 68,
      crp: { below: 3 },
      alat: 19,
    },
    { tsh: 'Lievästi suurentunut. Suositellaan kontrollia 2–3 kuukauden kuluttua.' },
  ),
  aino(-1, { crp: { below: 3 }, vitaminD: 'pending' }),
];

const EERO: readonly DemoSample[] = [
  {
    who: 'eero',
    ranges: 'man',
    day: -745,
    values: {
      ...bloodCount(6.4, 4.92, 148, 44, 89, 30, 221),
      ldl: 4.3,
      glucose: 6.2,
      hba1c: 41,
      creatinine: 84,
    },
  },
  { who: 'eero', ranges: 'man', day: -366, values: { ldl: 3.7, glucose: 6, hba1c: 40, alat: 58 } },
  {
    who: 'eero',
    ranges: 'man',
    day: -34,
    values: {
      ...bloodCount(6, 4.88, 146, 43, 88, 30, 230),
      ldl: 2.9,
      glucose: 5.9,
      hba1c: 39,
      alat: 44,
      creatinine: 86,
    },
  },
];

/** Kidneys of a woman of 71 with high blood pressure. */
const HELMI: readonly DemoSample[] = [
  [-720, 88, 58],
  [-540, 93, 54],
  [-365, 97, 51],
  [-180, 95, 52],
  [-12, 99, 49],
].map(([day = 0, creatinine = 0, gfr = 0]) => ({
  who: 'helmi',
  ranges: 'woman',
  day,
  values: { creatinine, gfr, potassium: day === -365 ? 5 : 4.4, sodium: 139 },
  notes: {
    gfr: 'Laskettu CKD-EPI-kaavalla kreatiniinista, iästä ja sukupuolesta.',
  },
}));

const CHILDREN: readonly DemoSample[] = [
  {
    who: 'elsa',
    ranges: 'child',
    day: -63,
    values: { ...bloodCount(7.2, 4.51, 126, 38, 84, 28, 312), crp: 12, ferritin: 22 },
  },
  { who: 'elsa', ranges: 'child', day: -58, values: { crp: { below: 3 } } },
  {
    who: 'viktor',
    ranges: 'child',
    day: -148,
    values: { ...bloodCount(6.3, 4.78, 138, 41, 86, 29, 268), vitaminD: 46 },
  },
];

export const SAMPLES: readonly DemoSample[] = [...AINO, ...EERO, ...HELMI, ...CHILDREN];
