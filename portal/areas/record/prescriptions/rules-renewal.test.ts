import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PrescriptionAnswers } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { LONGEST, renewalErrors, renewalFields } from './rules-renewal.ts';

const answers = (changes: Partial<PrescriptionAnswers> = {}): PrescriptionAnswers => ({
  reason: 'Verenpainetauti',
  hasRunOut: 'yes',
  amountLeft: '',
  hasSideEffects: 'no',
  sideEffects: '',
  ...changes,
});
const errorsOf = (changes: Partial<PrescriptionAnswers>) =>
  renewalErrors({ prescriptions: [answers(changes)], otherMedicines: 'Ei muita' }).map(
    ({ field, code }) => `${field}: ${code}`,
  );

describe('the questions of a renewal', () => {
  test.each([
    [{}, []],
    [{ reason: '  ' }, ['prescriptions.0.reason: required']],
    [{ reason: 'a'.repeat(LONGEST.reason + 1) }, ['prescriptions.0.reason: tooLong']],
    [{ hasRunOut: null }, ['prescriptions.0.hasRunOut: required']],
    [{ hasRunOut: 'no' }, ['prescriptions.0.amountLeft: required']],
    [{ hasRunOut: 'no', amountLeft: '10 tablettia' }, []],
    [{ hasSideEffects: null }, ['prescriptions.0.hasSideEffects: required']],
    [{ hasSideEffects: 'yes' }, ['prescriptions.0.sideEffects: required']],
    [{ hasSideEffects: 'yes', sideEffects: 'Yskä' }, []],
    // What is not asked is not judged, whatever was typed before.
    [{ hasRunOut: 'yes', amountLeft: 'a'.repeat(1000) }, []],
    [{ hasSideEffects: 'no', sideEffects: 'a'.repeat(5000) }, []],
  ] as const)('%j: %j', (changes, expected) => {
    expect(errorsOf(changes)).toEqual(expected);
  });

  test('are errors of the form’s own fields, in its order, whatever is answered', () => {
    const choice = fc.constantFrom('yes' as const, 'no' as const, null);
    const text = fc.string({ maxLength: 1200 });
    const any = fc.record({
      reason: text,
      hasRunOut: choice,
      amountLeft: text,
      hasSideEffects: choice,
      sideEffects: text,
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), text, (prescriptions, otherMedicines) => {
        const fields = renewalFields(prescriptions.length);
        const places = renewalErrors({ prescriptions, otherMedicines }).map(({ field }) =>
          fields.indexOf(field),
        );
        expect(places).not.toContain(-1);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
