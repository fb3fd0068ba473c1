import type { CodeableConcept } from 'fhir/r4.js';

/** A laboratory test as a Finnish laboratory reports it; the sources are in `docs/health-care-facts.md`. */
export interface DemoTest {
  /** Short name of the Finnish nomenclature. */
  readonly short: string;
  readonly name: string;
  readonly loinc: string;
  /** As it is written, and in UCUM. */
  readonly unit: readonly [written: string, ucum: string];
}

/** Reference interval; null leaves an end open. */
export type DemoRange = readonly [low: number | null, high: number | null];

const test = (short: string, name: string, loinc: string, unit: DemoTest['unit']): DemoTest => ({
  short,
  name,
  loinc,
  unit,
});

const MMOL: DemoTest['unit'] = ['mmol/l', 'mmol/L'];

export const TESTS = {
  leukocytes: test('B-Leuk', 'Valkosolut', '6690-2', ['E9/l', '10*9/L']),
  erythrocytes: test('B-Eryt', 'Punasolut', '789-8', ['E12/l', '10*12/L']),
  haemoglobin: test('B-Hb', 'Hemoglobiini', '718-7', ['g/l', 'g/L']),
  haematocrit: test('B-Hkr', 'Hematokriitti', '4544-3', ['%', '%']),
  meanVolume: test('E-MCV', 'Punasolujen keskitilavuus', '787-2', ['fl', 'fL']),
  meanHaemoglobin: test('E-MCH', 'Punasolujen hemoglobiinin massa', '785-6', ['pg', 'pg']),
  platelets: test('B-Trom', 'Verihiutaleet', '777-3', ['E9/l', '10*9/L']),
  ldl: test('fP-Kol-LDL', 'LDL-kolesteroli', '22748-8', MMOL),
  hba1c: test('B-HbA1c', 'Pitkäaikaisverensokeri', '59261-8', ['mmol/mol', 'mmol/mol']),
  tsh: test('P-TSH', 'Kilpirauhasta säätelevä hormoni', '3016-3', ['mU/l', 'm[IU]/L']),
  creatinine: test('P-Krea', 'Kreatiniini', '14682-9', ['µmol/l', 'umol/L']),
  gfr: test('Pt-GFReEPI', 'Munuaisten suodatusnopeus, laskennallinen', '62238-1', [
    'ml/min/1,73 m²',
    'mL/min/{1.73_m2}',
  ]),
  crp: test('P-CRP', 'Tulehdusarvo', '1988-5', ['mg/l', 'mg/L']),
  glucose: test('fP-Gluk', 'Paastoverensokeri', '14771-0', MMOL),
  vitaminD: test('S-D-25', 'D-vitamiini', '14635-7', ['nmol/l', 'nmol/L']),
  potassium: test('P-K', 'Kalium', '2823-3', MMOL),
  sodium: test('P-Na', 'Natrium', '2951-2', MMOL),
  ferritin: test('S-Ferrit', 'Ferritiini', '2276-4', ['µg/l', 'ug/L']),
  alat: test('P-ALAT', 'Maksa-arvo ALAT', '1742-6', ['U/l', 'U/L']),
} as const satisfies Readonly<Record<string, DemoTest>>;
export type DemoTestKey = keyof typeof TESTS;

/** A full blood count, in the order in which laboratories list it. */
export const BLOOD_COUNT = [
  'leukocytes',
  'erythrocytes',
  'haemoglobin',
  'haematocrit',
  'meanVolume',
  'meanHaemoglobin',
  'platelets',
] as const satisfies readonly DemoTestKey[];

type Ranges = Readonly<Partial<Record<DemoTestKey, DemoRange>>>;

/** The same for everybody of age. */
const ADULT: Ranges = {
  leukocytes: [3.4, 8.2],
  meanVolume: [82, 98],
  meanHaemoglobin: [27, 33],
  platelets: [150, 360],
  ldl: [null, 3],
  hba1c: [20, 42],
  tsh: [0.5, 3.6],
  crp: [null, 4],
  gfr: [60, null],
  glucose: [4, 6],
  vitaminD: [50, null],
  potassium: [3.3, 4.9],
  sodium: [137, 145],
};

export const RANGES = {
  woman: {
    ...ADULT,
    erythrocytes: [3.9, 5.2],
    haemoglobin: [117, 155],
    haematocrit: [35, 46],
    creatinine: [50, 90],
    ferritin: [15, 125],
    alat: [null, 35],
  },
  man: {
    ...ADULT,
    erythrocytes: [4.25, 5.7],
    haemoglobin: [134, 167],
    haematocrit: [39, 50],
    creatinine: [60, 100],
    ferritin: [20, 195],
    alat: [null, 50],
  },
  /** Of school age. */
  child: {
    leukocytes: [4.5, 13.5],
    erythrocytes: [4, 5.2],
    haemoglobin: [115, 150],
    haematocrit: [35, 45],
    meanVolume: [77, 95],
    meanHaemoglobin: [25, 33],
    platelets: [180, 415],
    crp: [null, 4],
    ferritin: [10, 75],
    vitaminD: [50, null],
  },
} as const satisfies Readonly<Record<string, Ranges>>;

const NOMENCLATURE = 'urn:oid:1.2.246.537.6.3.2006';

/** What a record calls a test: in the Finnish nomenclature by its short name, and in LOINC. */
export function conceptOf({ short, name, loinc }: Omit<DemoTest, 'unit'>): CodeableConcept {
  return {
    coding: [
      { system: NOMENCLATURE, display: short },
      { system: 'http://loinc.org', code: loinc },
    ],
    text: name,
  };
}
