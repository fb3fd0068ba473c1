/** The kinds that a whole record is filtered by, in the order of the choice. */
export const TIMELINE_KINDS = [
  'visits',
  'allergies',
  'procedures',
  'laboratory',
  'imaging',
  'prescriptions',
  'vaccinations',
  'certificates',
  'measurements',
  'documents',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];
