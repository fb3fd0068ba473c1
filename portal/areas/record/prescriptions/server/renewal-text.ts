import type { PrescriptionAnswers, RenewalAnswer } from '#areas/messages/shared/messaging/renewal-answers.ts';
import type { Prescription } from '../contract.ts';
import type { PrescriptionWords } from './prescription-blocks.ts';

/** A prescription, and what was answered about it. */
export interface Answered {
  readonly prescription: Pick<Prescription, 'medicineName' | 'strength' | 'medicineType' | 'issuedDate'>;
  readonly answers: PrescriptionAnswers;
}

/** What the clinic reads: every question with its answer. A follow-up that is not asked is not told, whatever was typed before. */
export function renewalText(answered: readonly Answered[], otherMedicines: string): string {
  const parts = answered.map(({ prescription, answers }, index) =>
    [
      `${index + 1}. ${titleOf(prescription)}`,
      `Määrätty: ${finnishDay(prescription.issuedDate)}`,
      `Käyttötarkoitus: ${answers.reason.trim()}`,
      answers.hasRunOut === 'yes'
        ? 'Onko lääke loppunut: kyllä'
        : `Onko lääke loppunut: ei, jäljellä ${answers.amountLeft.trim()}`,
      answers.hasSideEffects === 'yes'
        ? `Haittavaikutuksia: kyllä: ${answers.sideEffects.trim()}`
        : 'Haittavaikutuksia: ei',
    ].join('\n'),
  );
  return [...parts, `Muut käytössä olevat lääkkeet: ${otherMedicines.trim()}`].join('\n\n');
}

function titleOf({ medicineName, strength, medicineType }: Answered['prescription']): string {
  return [medicineName ?? 'Lääkkeen nimi puuttuu', strength, medicineType].filter(Boolean).join(' ');
}

function finnishDay(day: string): string {
  return day.split('-').map(Number).reverse().join('.');
}

/** What the patient reads in the conversation: what became of each medicine, and what to do next. */
export function answerText(
  medicines: readonly string[],
  answer: RenewalAnswer,
  { t }: Pick<PrescriptionWords, 't'>,
): string {
  const told = medicines.map((medicine) => `${t(`request.${answer.outcome}.badge`)}: ${medicine}`);
  const next =
    answer.outcome === 'renewed' ? t('request.renewed.next') : t(`request.declined.reasons.${answer.reason}`);
  return [told.join('\n'), next].join('\n\n');
}
