import type { Medication, MedicationRequest, Quantity, Ratio } from 'fhir/r4.js';
import { codesOf } from '#areas/record/shared/health-record/kinds.ts';
import { medicationOf, medicineName, nameOf } from '#areas/record/shared/health-record/medicine.ts';
import { momentIn } from '#areas/record/shared/health-record/moment-of.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import type { Prescription } from '../contract.ts';
import type { PrescriptionState, TreatmentUnit } from '../rules-prescription.ts';
import { isControlled, isOneYearBiological } from './one-year.ts';

/** What a prescription itself says, as its page shows it. */
export type PrescriptionFacts = Pick<
  Prescription,
  'medicineName' | 'strength' | 'medicineType' | 'dosage' | 'packages' | 'treatmentLength' | 'totalAmount'
>;

/** Units of what something is dissolved or measured in; of a piece, as a tablet, only the amount of the substance is said. */
const MEASURES = new Set(['ml', 'l', 'g', 'mg', 'h', 'annos', 'dos', 'dose']);
/** Units of UCUM, and the words of records, in which treatments are measured. */
const TREATMENT_UNIT: Readonly<Record<string, TreatmentUnit>> = {
  d: 'days',
  wk: 'weeks',
  mo: 'months',
  a: 'years',
};
/** Units of UCUM's kind for a package. */
const PACKAGE_UNITS = new Set([
  '{package}',
  '{pkg}',
  'pakkaus',
  'pakkausta',
  'pkt',
  'package',
  'förpackning',
]);
/** HL7's codes for how long a medicine is taken: for one illness. */
const COURSE = 'acute';

/** @param lang how numbers are written; words stay as the prescription has them */
export function factsOf(resource: MedicationRequest, lang: Language): PrescriptionFacts {
  const medication = medicationOf(resource);
  const { quantity, expectedSupplyDuration } = resource.dispenseRequest ?? {};
  const isPackages = PACKAGE_UNITS.has((quantity?.code ?? quantity?.unit ?? '').toLowerCase());
  const unit = TREATMENT_UNIT[expectedSupplyDuration?.code ?? ''];
  return {
    medicineName: medicineName(resource),
    strength: strengthOf(medication, lang),
    medicineType: nameOf(medication?.form),
    dosage: dosageOf(resource),
    packages:
      isPackages && quantity?.value !== undefined
        ? { count: quantity.value, size: sizeOf(medication?.amount, lang) }
        : null,
    treatmentLength:
      unit && expectedSupplyDuration?.value !== undefined
        ? { value: expectedSupplyDuration.value, unit }
        : null,
    totalAmount: isPackages ? null : amountText(quantity, lang),
  };
}

/** @param issuedDate its day in Helsinki, `YYYY-MM-DD` */
export function stateOf(
  resource: MedicationRequest,
  issuedDate: string,
  request: PrescriptionState['request'],
): PrescriptionState {
  const end = resource.dispenseRequest?.validityPeriod?.end;
  const codes = codesOf([medicationOf(resource)?.code ?? {}, resource.medicationCodeableConcept ?? {}]);
  return {
    issuedDate,
    lastDay: end === undefined ? null : (momentIn(end)?.day ?? null),
    isControlled: isControlled(codes),
    isBiological: isOneYearBiological(codes, issuedDate),
    status: statusOf(resource.status),
    isCourse: (resource.courseOfTherapyType?.coding ?? []).some(({ code }) => code === COURSE),
    request,
  };
}

function statusOf(status: MedicationRequest['status']): PrescriptionState['status'] {
  return status === 'active' || status === 'completed' ? status : 'stopped';
}

/** `5 mg`; of several substances `50 mg/12,5 mg`; of a liquid `50 mg/ml`. */
function strengthOf(medication: Medication | undefined, lang: Language): string | null {
  const strengths = (medication?.ingredient ?? []).flatMap(({ strength }) => ratioText(strength, lang) ?? []);
  return strengths.length > 0 ? strengths.join('/') : null;
}

function ratioText(ratio: Ratio | undefined, lang: Language): string | null {
  const { numerator, denominator } = ratio ?? {};
  const amount = amountText(numerator, lang);
  const unit = denominator?.unit ?? denominator?.code ?? '';
  if (amount === null || !MEASURES.has(unit.toLowerCase())) return amount;
  return `${amount}/${denominator?.value === 1 ? unit : amountText(denominator, lang)}`;
}

function sizeOf(amount: Ratio | undefined, lang: Language): string | null {
  return amountText(amount?.numerator, lang);
}

function amountText(quantity: Quantity | undefined, lang: Language): string | null {
  if (quantity?.value === undefined) return null;
  const number = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 6 }).format(quantity.value);
  const unit = quantity.unit ?? quantity.code;
  return unit ? `${number}\u00a0${unit}` : number;
}

/** How the medicine is used: each instruction as it is written, in its order. */
function dosageOf({ dosageInstruction = [] }: MedicationRequest): string | null {
  const texts = dosageInstruction
    .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
    .flatMap(({ text, patientInstruction }) => [text, patientInstruction])
    .filter((text): text is string => Boolean(text?.trim()));
  return texts.length > 0 ? [...new Set(texts.map((text) => text.trim()))].join('\n') : null;
}
