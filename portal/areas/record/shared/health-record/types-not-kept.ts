/** Types of FHIR R4 that tell of a patient's health and that no record here has; imports refuse them, and patients are told so. */
export const TYPES_NOT_KEPT = [
  'CarePlan',
  'Goal',
  'MedicationStatement',
  'MedicationAdministration',
  'FamilyMemberHistory',
  'Device',
  'Media',
  'Claim',
] as const;
