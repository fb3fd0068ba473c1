import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answered, renewalText } from './renewal-text.ts';

const answered = (changes: Partial<Answered['answers']> = {}): Answered => ({
  prescription: {
    medicineName: 'Kandesartaani',
    strength: '8 mg',
    medicineType: 'tabletti',
    issuedDate: '2026-02-10',
  },
  answers: {
    reason: 'Verenpainetauti',
    hasRunOut: 'no',
    amountLeft: '12 tablettia',
    hasSideEffects: 'yes',
    sideEffects: 'Kuiva yskä',
    ...changes,
  },
});

test('the clinic reads every question with its answer, in Finnish', () => {
  const other = answered({ hasRunOut: 'yes', hasSideEffects: 'no' });
  expect(renewalText([answered(), other], 'D-vitamiini')).toBe(
    [
      '1. Kandesartaani 8 mg tabletti',
      'Määrätty: 10.2.2026',
      'Käyttötarkoitus: Verenpainetauti',
      'Onko lääke loppunut: ei, jäljellä 12 tablettia',
      'Haittavaikutuksia: kyllä: Kuiva yskä',
      '',
      '2. Kandesartaani 8 mg tabletti',
      'Määrätty: 10.2.2026',
      'Käyttötarkoitus: Verenpainetauti',
      'Onko lääke loppunut: kyllä',
      'Haittavaikutuksia: ei',
      '',
      'Muut käytössä olevat lääkkeet: D-vitamiini',
    ].join('\n'),
  );
});

test('a follow-up that is not asked is not told, whatever was typed before', () => {
  const typed = fc.string({ minLength: 1 }).map((text) => `salaisuus-${text}`);
  fc.assert(
    fc.property(typed, typed, (amountLeft, sideEffects) => {
      const text = renewalText(
        [answered({ hasRunOut: 'yes', amountLeft, hasSideEffects: 'no', sideEffects })],
        'Ei muita',
      );
      expect(text).not.toContain('salaisuus');
    }),
  );
});
