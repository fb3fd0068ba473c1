import type { Language } from '#contract/language/language.ts';
import { startOfHelsinkiDay } from '#contract/time/time.ts';
import { formatDay } from '#contract/time/time-format.ts';

/** A day as a document writes it. @param day `YYYY-MM-DD` */
export function writtenDay(day: string, lang: Language): string {
  return formatDay(startOfHelsinkiDay(day), lang);
}
