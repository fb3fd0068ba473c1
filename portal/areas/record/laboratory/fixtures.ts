import type { Referral } from '#areas/record/shared/health-record/referral.ts';
import type { DayOfResults, LaboratoryPackage, LaboratoryTest, Trend } from './contract.ts';

/** Laboratory referrals and results for tests and stories, whose clock says 21 November 2026. */

export function laboratoryReferral(more: Partial<Referral> = {}): Referral {
  return {
    id: 41,
    type: 'laboratory',
    title: 'Rasva-arvot ja paastosokeri',
    description: 'fP-Kol-LDL ja fP-Gluk. Ole syömättä ja juomatta 10–12 tuntia ennen näytettä.',
    creationDate: '2026-06-04',
    validUntil: '2026-12-01',
    practitioner: { name: 'Ilona Heikkinen', title: 'yleislääkäri', profilePicture: null },
    patientInstructionsUrl: 'https://ohjeet.example/laboratorio/paasto',
    ...more,
  };
}

export function dayOfResults(more: Partial<DayOfResults> = {}): DayOfResults {
  return {
    date: '2026-11-02',
    names: ['Perusverenkuva ja trombosyytit', 'LDL-kolesteroli'],
    count: 5,
    outsideCount: 2,
    notReadyCount: 0,
    cancelledCount: 0,
    isNew: false,
    ...more,
  };
}

export function laboratoryTest(more: Partial<LaboratoryTest> = {}): LaboratoryTest {
  return {
    type: 'test',
    id: 71,
    code: 'fP-Kol-LDL',
    displayName: 'LDL-kolesteroli',
    isReady: true,
    isCorrected: false,
    isCancelled: false,
    unit: 'mmol/l',
    description: null,
    additionalResult: null,
    referenceRange: { min: null, max: 3 },
    decimals: 1,
    result: { type: 'number', value: 3.2, prefix: null },
    isWithinReferenceRange: false,
    flag: 'above',
    explained: 'cholesterol',
    explanation:
      'Mittaa veren kolesterolia. Suuri arvo lisää ajan mittaan sydän- ja verisuonitautien vaaraa. Se ei ole kiireellinen.',
    ...more,
  };
}

const within = { isWithinReferenceRange: true, flag: 'within', explanation: null } as const;

export const bloodCount: LaboratoryPackage = {
  type: 'package',
  id: 60,
  code: 'B-PVK+T',
  displayName: 'Perusverenkuva ja trombosyytit',
  isReady: true,
  description: null,
  items: [
    laboratoryTest({
      id: 61,
      code: 'B-Leuk',
      displayName: 'Valkosolut',
      unit: 'E9/l',
      referenceRange: { min: 3.4, max: 8.2 },
      result: { type: 'number', value: 5.9, prefix: null },
      ...within,
    }),
    laboratoryTest({
      id: 62,
      code: 'B-Hb',
      displayName: 'Hemoglobiini',
      unit: 'g/l',
      referenceRange: { min: 117, max: 155 },
      decimals: 0,
      result: { type: 'number', value: 109, prefix: null },
      flag: 'below',
      explained: 'redCells',
      explanation:
        'Mittaa punasoluja ja niiden hemoglobiinia, joka kuljettaa happea. Pieni arvo tarkoittaa anemiaa. Varaa aika syyn selvittämiseen.',
      additionalResult: 'Tulos sopii raudanpuutteeseen.',
    }),
  ],
};

/** With a prefix, within its range. */
export const crp: LaboratoryTest = laboratoryTest({
  id: 72,
  code: 'P-CRP',
  displayName: 'Tulehdusarvo',
  unit: 'mg/l',
  referenceRange: { min: null, max: 4 },
  decimals: 0,
  result: { type: 'number', value: 3, prefix: 'lessThan' },
  ...within,
});

/** Not ready yet. */
export const vitaminD: LaboratoryTest = laboratoryTest({
  id: 73,
  code: 'S-D-25',
  displayName: 'D-vitamiini',
  isReady: false,
  unit: 'nmol/l',
  referenceRange: { min: 50, max: null },
  decimals: 0,
  result: null,
  isWithinReferenceRange: null,
  flag: null,
  explanation: null,
});

/** Not done, and the laboratory says why. */
export const cancelledTest: LaboratoryTest = laboratoryTest({
  id: 74,
  code: 'P-K',
  displayName: 'Kalium',
  isCancelled: true,
  additionalResult: 'Näyte oli hemolysoitunut.',
  referenceRange: null,
  result: null,
  isWithinReferenceRange: null,
  flag: null,
  explanation: null,
});

/** Five years of a number. */
export const trend: Trend = {
  id: 71,
  code: 'fP-Kol-LDL',
  displayName: 'LDL-kolesteroli',
  points: [3.2, 2.8, 3.1, 3.6, 3.4].map((value, nth) => ({
    id: 71 + nth,
    at: `${2026 - nth}-11-02T05:40:00.000Z`,
    unit: 'mmol/l',
    referenceRange: { min: null, max: 3 },
    decimals: 1,
    result: { type: 'number', value, prefix: null },
    flag: value < 3 ? 'within' : 'above',
  })),
};
