/** What a sickness fund pays for. */
export const BENEFITS = [
  'nurse',
  'generalPractitioner',
  'specialist',
  'procedure',
  'laboratory',
  'imaging',
  'shortPsychotherapy',
  'physiotherapy',
] as const;
export type BenefitId = (typeof BENEFITS)[number];
