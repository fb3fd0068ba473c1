import fc from 'fast-check';
import type { MedicationRequest, Quantity } from 'fhir/r4.js';
import { describe, expect, test } from 'vitest';
import { factsOf, stateOf } from './prescription-view.ts';

type Strength = readonly [of: Quantity, within?: Quantity];

const request = (changes: Partial<MedicationRequest> = {}): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  subject: {},
  ...changes,
});
const medicine = (strengths: readonly Strength[], size?: Quantity): Partial<MedicationRequest> => ({
  medicationReference: { reference: '#m' },
  contained: [
    {
      resourceType: 'Medication',
      id: 'm',
      code: { text: 'Losartaani' },
      form: { text: 'tabletti' },
      ingredient: strengths.map(([numerator, denominator]) => ({
        strength: { numerator, ...(denominator && { denominator }) },
      })),
      ...(size && { amount: { numerator: size } }),
    },
  ],
});
const q = (value: number, unit: string): Quantity => ({ value, unit });

describe('what a prescription says', () => {
  test.each([
    ['one substance of a tablet', [[q(50, 'mg'), q(1, 'tabl')]], '50\u00a0mg'],
    ['two substances', [[q(50, 'mg')], [q(12.5, 'mg')]], '50\u00a0mg/12,5\u00a0mg'],
    ['a liquid', [[q(100, 'mg'), q(1, 'ml')]], '100\u00a0mg/ml'],
    ['a spoon of a liquid', [[q(250, 'mg'), q(5, 'ml')]], '250\u00a0mg/5\u00a0ml'],
    ['nothing that it tells', [], null],
  ] as const)('is the strength of %s', (_name, strengths, expected) => {
    expect(factsOf(request(medicine(strengths)), 'fi').strength).toBe(expected);
  });

  test('writes numbers as the reader does, and keeps its own words', () => {
    const facts = factsOf(request(medicine([[q(0.5, 'mg')]], q(1000, 'tabl'))), 'en');
    expect(facts).toMatchObject({ strength: '0.5\u00a0mg', medicineType: 'tabletti' });
  });

  test('is packages of a size, a whole amount, or months', () => {
    const of = (dispenseRequest: MedicationRequest['dispenseRequest']) =>
      factsOf(request({ ...medicine([], q(98, 'tabl')), ...(dispenseRequest && { dispenseRequest }) }), 'fi');
    expect(of({ quantity: q(4, 'pakkaus') })).toMatchObject({
      packages: { count: 4, size: '98\u00a0tabl' },
      totalAmount: null,
    });
    expect(of({ quantity: q(100, 'g') })).toMatchObject({ packages: null, totalAmount: '100\u00a0g' });
    expect(of({ expectedSupplyDuration: { value: 12, code: 'mo' } })).toMatchObject({
      treatmentLength: { value: 12, unit: 'months' },
    });
    expect(of(undefined)).toMatchObject({ packages: null, totalAmount: null, treatmentLength: null });
  });

  test('is its instructions in their order, each once', () => {
    const dosageInstruction = [
      { sequence: 2, text: 'Ruokailun yhteydessä.' },
      { sequence: 1, text: '1 tabletti aamulla.', patientInstruction: '1 tabletti aamulla.' },
      { sequence: 3, text: ' ' },
    ];
    expect(factsOf(request({ dosageInstruction }), 'fi').dosage).toBe(
      '1 tabletti aamulla.\nRuokailun yhteydessä.',
    );
    expect(factsOf(request(), 'fi').dosage).toBeNull();
  });

  test('is a name that another system has given it, too', () => {
    const name = (changes: Partial<MedicationRequest>) => factsOf(request(changes), 'fi').medicineName;
    expect(
      name({ medicationCodeableConcept: { coding: [{ display: 'Simvastatin 10 MG Oral Tablet' }] } }),
    ).toBe('Simvastatin 10 MG Oral Tablet');
    expect(name({ medicationReference: { reference: 'Medication/3', display: 'Ramipriili' } })).toBe(
      'Ramipriili',
    );
    expect(name({})).toBeNull();
  });

  test('is never more than it has: whatever its numbers are, a unit without a number is not told', () => {
    const quantity = fc.record(
      {
        value: fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        unit: fc.constantFrom('mg', 'tabl', 'pakkaus', 'g'),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<Quantity>;
    fc.assert(
      fc.property(quantity, quantity, (amount, size) => {
        const facts = factsOf(
          request({ ...medicine([[amount]], size), dispenseRequest: { quantity: amount } }),
          'fi',
        );
        expect(facts.strength === null).toBe(amount.value === undefined);
        const isTold = facts.packages !== null || facts.totalAmount !== null;
        expect(isTold).toBe(amount.value !== undefined);
        expect(facts.packages !== null && facts.totalAmount !== null).toBe(false);
      }),
    );
  });
});

describe('how a prescription stands', () => {
  test('is stopped by every status but those of one that is or was used', () => {
    const statusOf = (status: MedicationRequest['status']) =>
      stateOf(request({ status }), '2026-01-01', null).status;
    expect(statusOf('active')).toBe('active');
    expect(statusOf('completed')).toBe('completed');
    for (const status of ['stopped', 'cancelled', 'on-hold', 'unknown'] as const)
      expect(statusOf(status)).toBe('stopped');
  });

  const standingOfCode = (code: string, issuedDate = '2026-01-01') => {
    const concept = { coding: [{ system: 'http://www.whocc.no/atc', code }] };
    const inside = medicine([]);
    for (const medication of inside.contained ?? [])
      if (medication.resourceType === 'Medication') medication.code = concept;
    const [one, other] = [inside, { medicationCodeableConcept: concept }].map((changes) =>
      stateOf(request(changes), issuedDate, null),
    );
    expect(one).toEqual(other);
    return one;
  };

  test.each([
    ['N02AX02', true],
    ['N02BF02', true],
    ['N03AX16', true],
    ['N07XX04', true],
    ['N05CF01', true],
    ['N06BA04', true],
    ['N06BA09', false],
    ['N06AB06', false],
    ['C09CA06', false],
  ])('is that of a narcotic, or of a medicine like it, by its code: %s', (code, isControlled) => {
    expect(standingOfCode(code)?.isControlled).toBe(isControlled);
  });

  test.each([
    ['A10AE04', true],
    ['A10BA02', false],
    ['A10BJ03', false],
    ['A10BJ06', true],
    ['B01AB05', true],
    ['B01AF02', false],
    ['B02BX04', true],
    ['B02BX05', false],
    ['B02BX06', true],
    ['B03XA01', true],
    ['B03XA05', false],
    ['B06AC02', false],
    ['L04AB04', true],
    ['L04AX03', false],
    ['R03DX05', true],
    ['R03DC03', false],
  ])('is that of a biological medicine by its code: %s', (code, isBiological) => {
    expect(standingOfCode(code)?.isBiological).toBe(isBiological);
  });

  test('of a biological medicine is for a year only from 2023 on', () => {
    expect(standingOfCode('A10AE04', '2022-12-31')?.isBiological).toBe(false);
    expect(standingOfCode('A10AE04', '2023-01-01')?.isBiological).toBe(true);
  });

  test('has the last day that it names, a day in Finland', () => {
    const lastDay = (end: string) =>
      stateOf(request({ dispenseRequest: { validityPeriod: { end } } }), '2026-01-01', null).lastDay;
    expect(lastDay('2027-01-01')).toBe('2027-01-01');
    expect(lastDay('2026-12-31T22:30:00Z')).toBe('2027-01-01');
    expect(lastDay('nonsense')).toBeNull();
  });
});
