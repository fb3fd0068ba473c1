/**
 * Levels of assurance of the Finnish Trust Network, the weaker first (Traficom:
 * https://www.kyberturvallisuuskeskus.fi/en/our-activities/regulation-and-supervision/electronic-identification).
 */
export const ASSURANCE_LEVELS = ['http://ftn.ficora.fi/2017/loa2', 'http://ftn.ficora.fi/2017/loa3'] as const;

export type AssuranceLevel = (typeof ASSURANCE_LEVELS)[number];

export function isAssuranceLevel(value: unknown): value is AssuranceLevel {
  return ASSURANCE_LEVELS.includes(value as AssuranceLevel);
}

/** Whether the reached level is at least the requested one. */
export function reaches(reached: unknown, asked: AssuranceLevel): boolean {
  return isAssuranceLevel(reached) && ASSURANCE_LEVELS.indexOf(reached) >= ASSURANCE_LEVELS.indexOf(asked);
}
