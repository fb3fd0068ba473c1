/** What an insurer compensates to the clinic directly, in the insurer's words. */
export interface Permit {
  /** What is treated: 'Sprain'. */
  readonly symptom: string;
  /** Where: 'Left ankle'. */
  readonly bodyPart: string;
  /** The last day of treatment that is compensated, `YYYY-MM-DD`. */
  readonly validTo: string;
  /** Tells a permit from another, and from itself once its content has changed. */
  readonly contentHash: string;
}

/** Whether a permit is for treatment on a day (`YYYY-MM-DD` in Helsinki). */
export function isValidOn({ validTo }: Pick<Permit, 'validTo'>, day: string): boolean {
  return validTo >= day;
}

/** Codes of the specialties that treat the mind: psychiatry, child psychiatry, occupational psychology. */
const OF_THE_MIND: ReadonlySet<string> = new Set(['PSY', 'LPS', 'TPSG']);

/**
 * Whether a visit can be about what a permit is for. A permit names a part of the body; its words are the insurer's own in any
 * language, so no more is judged than that somebody who treats no part of it plainly does not treat that one.
 *
 * @param specialtyCodes of the practitioner
 */
export function mayBeAboutPermit(specialtyCodes: readonly string[]): boolean {
  return specialtyCodes.length === 0 || specialtyCodes.some((code) => !OF_THE_MIND.has(code));
}
