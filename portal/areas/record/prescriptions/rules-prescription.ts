import { addMonths } from '#contract/time/time.ts';

/** Units in which the length of a treatment is said. */
export const TREATMENT_UNITS = ['days', 'weeks', 'months', 'years'] as const;
export type TreatmentUnit = (typeof TREATMENT_UNITS)[number];

/**
 * Why a prescription is not renewed here: a request for it waits (`requested`), it was renewed, its medicine was
 * stopped, it was for one course, or it is too old.
 */
export const NOT_RENEWABLE = ['requested', 'renewed', 'stopped', 'course', 'tooOld'] as const;
export type NotRenewable = (typeof NOT_RENEWABLE)[number];

/** Months for which a prescription is valid where it does not say so itself, and at most where the law shortens it (decree 1088/2010). */
const VALID = { usual: 24, oneYear: 12 } as const;
/** Months from its first day within which it can be renewed (decree 485/2008, section 2; of what is controlled, the pharmacies’ rule). */
const RENEWABLE = { usual: 28, controlled: 16 } as const;

/** What decides whether a prescription is valid and can be renewed. */
export interface PrescriptionState {
  /** `YYYY-MM-DD`. */
  readonly issuedDate: string;
  /** Its own last day, `YYYY-MM-DD`; null if it does not say. */
  readonly lastDay: string | null;
  /** Of a narcotic, or of a medicine that affects mainly the central nervous system (PKV). */
  readonly isControlled: boolean;
  /** Of a biological medicine, from when these are valid for a year. */
  readonly isBiological: boolean;
  /** `active`: in use; `completed`: all of it was given; `stopped`: it counts no more. */
  readonly status: 'active' | 'completed' | 'stopped';
  /** For one course, not for continuous or repeated use. */
  readonly isCourse: boolean;
  /** The last request to renew it; null if there is none. */
  readonly request: { readonly outcome: 'renewed' | 'declined' | null } | null;
}

type Validity = Pick<PrescriptionState, 'issuedDate' | 'lastDay' | 'isControlled' | 'isBiological'>;

/** The last day of a prescription, `YYYY-MM-DD`. */
export function validUntil(validity: Validity): string {
  const { issuedDate, isControlled, isBiological } = validity;
  const own = ownLastDay(validity);
  const year = addMonths(issuedDate, VALID.oneYear);
  // Systems have gone on writing two years on what is valid for one: the law ends it, not its sender.
  if ((isControlled || isBiological) && own > year) return year;
  return own;
}

/**
 * Whether the law probably ends a prescription before it says itself. What it is of is known by its code alone, so this is
 * told for as long as a patient may take it for valid.
 */
export function isShortenedOn(state: PrescriptionState, day: string): boolean {
  const own = ownLastDay(state);
  return state.status === 'active' && day <= own && validUntil(state) < own;
}

/** The last day that a prescription names, or has where it names none. */
function ownLastDay({ issuedDate, lastDay }: Validity): string {
  return lastDay ?? addMonths(issuedDate, VALID.usual);
}

/** Whether the pharmacy gives anything of it on a day, that day included. */
export function isValidOn(state: PrescriptionState, day: string): boolean {
  return state.status === 'active' && day <= validUntil(state);
}

/** Why a prescription is not renewed on a day; null if it is. */
export function notRenewableOn(state: PrescriptionState, day: string): NotRenewable | null {
  const { request, status, isCourse, issuedDate, isControlled } = state;
  const last = addMonths(issuedDate, isControlled ? RENEWABLE.controlled : RENEWABLE.usual);
  if (request?.outcome === null) return 'requested';
  if (request?.outcome === 'renewed') return 'renewed';
  if (status === 'stopped') return 'stopped';
  if (isCourse) return 'course';
  return day <= last ? null : 'tooOld';
}
