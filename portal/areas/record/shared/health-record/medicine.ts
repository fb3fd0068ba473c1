import type { CodeableConcept, Medication, MedicationRequest } from 'fhir/r4.js';

/** The medicine that a prescription has inside itself. */
export function medicationOf({ contained, medicationReference }: MedicationRequest): Medication | undefined {
  return contained?.find(
    (each): each is Medication =>
      each.resourceType === 'Medication' && `#${each.id}` === medicationReference?.reference,
  );
}

/** What a prescription calls its medicine; null if it does not. */
export function medicineName(prescription: MedicationRequest): string | null {
  return (
    nameOf(medicationOf(prescription)?.code) ??
    nameOf(prescription.medicationCodeableConcept) ??
    prescription.medicationReference?.display ??
    null
  );
}

/** A concept as its record calls it. */
export function nameOf(concept: CodeableConcept | undefined): string | null {
  return concept?.text ?? concept?.coding?.find(({ display }) => display)?.display ?? null;
}
