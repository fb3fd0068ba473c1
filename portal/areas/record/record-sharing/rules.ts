import type { DocumentKind } from '#areas/record/shared/health-record/documents.ts';
import type { TextRules } from '#contract/calls/text-rule.ts';
import { ageOn } from '#contract/time/age.ts';
import { helsinkiDay, startOfHelsinkiDay } from '#contract/time/time.ts';

/** What of the record can be shared: all of it, or a kind. What is dangerous to somebody comes along with each. */
export const SHARED_CONTENTS = [
  'health-record',
  'visit',
  'laboratory-results',
  'imaging-results',
  'prescription',
  'vaccinations',
] as const satisfies readonly DocumentKind[];
export type SharedContents = (typeof SHARED_CONTENTS)[number];

/** For how many hours a link may open it: one visit, a day, a week. */
export const SHARED_HOURS = [1, 24, 168] as const;

const HOUR_MS = 3_600_000;

/** A child for whom a guardian shares. */
export interface SharedChild {
  /** `YYYY-MM-DD` */
  readonly birthDate: string;
  /** Until what age guardians act: the brand's. */
  readonly guardianActsUntilAge: number;
}

/**
 * When a link ends that works for so many hours: on the birthday from which the child acts alone, if that comes first.
 *
 * @param child null where patients share what is theirs
 */
export function endOfShare(now: Date, hours: number, child: SharedChild | null): Date {
  const end = new Date(now.getTime() + hours * HOUR_MS);
  if (!child) return end;
  // A link lasts days, so none has two birthdays.
  const { birthDate, guardianActsUntilAge } = child;
  const lastDay = helsinkiDay(new Date(end.getTime() - 1));
  if (ageOn(birthDate, lastDay) <= guardianActsUntilAge) return end;
  const birthday = `${Number(birthDate.slice(0, 4)) + guardianActsUntilAge + 1}${birthDate.slice(4)}`;
  // A person born on 29 February is a year older on 1 March of other years: so it is as JavaScript counts days.
  return startOfHelsinkiDay(new Date(`${birthday}T12:00:00Z`).toISOString().slice(0, 10));
}

/** Wrong codes after which a link opens nothing any more. */
export const MOST_WRONG_CODES = 5;

/** Links that a patient, or each guardian who acts for one, may have at a time. */
export const MOST_OPEN_SHARES = 5;

/** Times that a link opens the record: for those who treat the patient, and no more if it gets further than that. */
export const MOST_OPENINGS = 20;

/** Minutes for which the file can be fetched after the code. */
export const FILE_MINUTES = 10;

/** Digits of a code, which the patient says aloud: without the link they open nothing. */
export const CODE_LENGTH = 8;

const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** The code as it is kept, of what was typed: in groups, or not. */
export const codeDigits = (typed: string) => typed.replaceAll(/[\s-]/g, '');

/** For whom a link is: the patient's own note. */
export const shareFields = { recipient: { max: 100 } } as const satisfies TextRules<string>;

/** What somebody says who opens a link: the code, and who they are. */
export const openingFields = {
  code: { max: 20, kept: codeDigits, isValid: (digits) => CODE.test(digits) },
  reader: { max: 100 },
} as const satisfies TextRules<string>;
