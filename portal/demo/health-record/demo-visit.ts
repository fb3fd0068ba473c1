import type { Language } from '#contract/language/language.ts';

/** A visit of a demo person, as its professional has written it. */
export interface DemoVisit {
  readonly who: string;
  /** Code of the practitioner's first specialty. */
  readonly specialty: string;
  /** Days from today; a visit that would fall on a weekend is on the Friday before it. */
  readonly day: number;
  readonly at: readonly [hour: number, minute: number];
  /** Kept in the register of occupational health care. Default: the private one. */
  readonly isOccupational?: boolean;
  /** In which it is written. Default: Finnish. */
  readonly language?: Language;
  /** ICD-10 codes with their names in that language, the main one first. */
  readonly diagnoses: readonly (readonly [code: string, name: string])[];
  /** What was done: systems and codes with names in that language, and where on the body. Default: nothing. */
  readonly procedures?: readonly (readonly [system: string, code: string, name: string, bodySite: string])[];
  /** Its paragraphs: why the patient came, what was found, what was agreed. */
  readonly text: readonly string[];
}
