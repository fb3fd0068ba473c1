import type { CodeableConcept, Observation, Quantity, Reference } from 'fhir/r4.js';
import type { HomeMeasurement } from '../home-measurement.ts';

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';
/** What tells them from what the clinic has measured. */
const OWN_CATEGORIES = 'https://portal.example/fhir/CodeSystem/observation-category';

const coded = (code: string, display: string): CodeableConcept => ({
  coding: [{ system: LOINC, code, display }],
});
const PULSE = coded('8867-4', 'Heart rate');
const SINGLE = {
  pulse: { code: PULSE, unit: '/min', ucum: '/min' },
  weight: { code: coded('29463-7', 'Body weight'), unit: 'kg', ucum: 'kg' },
  temperature: { code: coded('8310-5', 'Body temperature'), unit: '°C', ucum: 'Cel' },
} as const;

/**
 * A home measurement as FHIR R4 has vital signs: in LOINC and UCUM, in a category of its own, too.
 *
 * @param id what the one who gives it calls it
 * @param patient whose it is, and who has measured it
 */
export function homeObservation(
  { measured, measuredAt, note, byGuardian }: HomeMeasurement,
  id: string,
  patient: Reference,
): Observation & { readonly id: string } {
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: [
      { coding: [{ system: CATEGORIES, code: 'vital-signs', display: 'Vital Signs' }] },
      { coding: [{ system: OWN_CATEGORIES, code: 'home-measurement', display: 'Home measurement' }] },
    ],
    subject: patient,
    effectiveDateTime: measuredAt,
    ...(!byGuardian && { performer: [patient] }),
    ...(note !== null && { note: [{ text: note }] }),
    ...contentOf(measured),
  };
}

function contentOf(
  measured: HomeMeasurement['measured'],
): Pick<Observation, 'code' | 'component' | 'valueQuantity'> & { code: CodeableConcept } {
  if (measured.kind !== 'bloodPressure') {
    const { code, unit, ucum } = SINGLE[measured.kind];
    return { code, valueQuantity: quantity(measured.value, unit, ucum) };
  }
  const { systolic, diastolic, pulse } = measured;
  const pressure = (value: number) => quantity(value, 'mmHg', 'mm[Hg]');
  return {
    code: coded('85354-9', 'Blood pressure panel with all children optional'),
    component: [
      { code: coded('8480-6', 'Systolic blood pressure'), valueQuantity: pressure(systolic) },
      { code: coded('8462-4', 'Diastolic blood pressure'), valueQuantity: pressure(diastolic) },
      ...(pulse === null ? [] : [{ code: PULSE, valueQuantity: quantity(pulse, '/min', '/min') }]),
    ],
  };
}

const quantity = (value: number, unit: string, code: string): Quantity => ({
  value,
  unit,
  system: UCUM,
  code,
});
