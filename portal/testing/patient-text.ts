import type { Language } from '#contract/language/language.ts';

/** One thing that patients read, in the languages that it is in. */
export interface PatientText {
  /** Where it is written: `areas/appointments/booking/messages landing.title`. */
  readonly place: string;
  readonly texts: Readonly<Partial<Record<Language, string>>>;
}
