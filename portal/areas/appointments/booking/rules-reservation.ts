import { type InsurerTerms, insurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import {
  type AgePolicy,
  type AgeProblem,
  ageProblem,
} from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import {
  type OccupationalConfirmation,
  occupationalConfirmation,
} from '#areas/appointments/shared/visit-rules/occupational-confirmation.ts';
import { isKela65Visit, KELA65 } from '#areas/person/shared/rights/kela65.ts';
import {
  coverageOn,
  occupationalBooking,
  type PatientStatus,
  rightsOf,
} from '#areas/person/shared/rights/rights.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { ADULT_AGE, ageOn } from '#contract/time/age.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** A time, as far as the rules go. */
export interface RuledTime {
  /** Code of the kind of appointment. */
  readonly kindCode: string;
  /** Of the practitioner. */
  readonly specialtyCodes: readonly string[];
  readonly isRemote: boolean;
  /** Only strongly identified people may book it, whichever way. */
  readonly needsLogin: boolean;
  /** `YYYY-MM-DD` in Helsinki. */
  readonly day: string;
  /** Whom it is for; null or absent: everybody. */
  readonly customers?: readonly HealthCareType[] | null;
}

/** Whose age a Kela65 visit is judged by. */
export interface Identified {
  readonly isIdentified: boolean;
  /** The strongly identified person's, `YYYY-MM-DD`; null where their code does not tell. */
  readonly birthDate: string | null;
  /** They act for a child, whose visit it would be. */
  readonly isActedFor: boolean;
}

/** Who wants the time. */
export interface Wanting extends Identified {
  /** What the rights of the patient depend on; null: not a patient, or not yet known. */
  readonly status: PatientStatus | null;
}

export interface ReservationSituation {
  readonly brand: Pick<BrandSettings, 'insurers'> & AgePolicy;
  /** The way that is wanted; null: as the time itself says. */
  readonly wanted: HealthCareType | null;
  readonly time: RuledTime;
  readonly caller: Wanting;
  /** In Helsinki, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Why a person may not have a Kela65 visit: it is not known who they are, or they are not 65 on its day. */
export type AgeRefusal = 'notIdentified' | 'tooYoung';
/** Why an employer does not pay a visit: there is no agreement, it is not for booking online, or not for this visit. */
export type OccupationalRefusal = 'noAgreement' | 'noWebReservation' | 'notCovered';

/** On which terms a time is sold. */
export interface ReservationTerms {
  readonly healthCareType: HealthCareType;
  readonly needsLogin: boolean;
  readonly showsPrice: boolean;
  readonly needsCredit: boolean;
  /** What the patient confirms before an occupational visit. */
  readonly confirmation: OccupationalConfirmation | null;
  /** The insurers that the patient chooses from; empty: none is asked for. */
  readonly insurers: readonly InsurerTerms[];
}

export type ReservationDecision =
  | { readonly type: 'open'; readonly terms: ReservationTerms }
  /** The brand books for nobody of the patient's age. */
  | { readonly type: 'ageRefused'; readonly reason: AgeProblem }
  | { readonly type: 'kela65Refused'; readonly reason: AgeRefusal }
  | { readonly type: 'occupationalRefused'; readonly reason: OccupationalRefusal }
  /** The time is not sold this way. */
  | { readonly type: 'notOffered' };

/**
 * Whether a time is sold to somebody, and on which terms (WAY-02). The way that a caller names is what they want: which way
 * it is follows from the time, and whether they may from what is known of them.
 */
export function decideReservation(situation: ReservationSituation): ReservationDecision {
  const { brand, time, caller, today } = situation;
  const type = typeOf(situation);
  if (type === null) return { type: 'notOffered' };
  const problem = ageProblem(patientsBirthDate(caller), today, brand, caller.isActedFor);
  if (problem) return { type: 'ageRefused', reason: problem };
  if (type === 'kela65') {
    const reason = ageRefusal(time.day, caller);
    if (reason) return { type: 'kela65Refused', reason };
  }
  if (type === 'occupational') {
    const reason = occupationalRefusal(situation);
    if (reason) return { type: 'occupationalRefused', reason };
  }
  const { needsLogin, showsPrice, needsCredit } = BOOKING_KINDS[type];
  return {
    type: 'open',
    terms: {
      healthCareType: type,
      needsLogin: needsLogin || time.needsLogin,
      showsPrice,
      needsCredit,
      confirmation: type === 'occupational' ? occupationalConfirmation(time.specialtyCodes) : null,
      insurers: type === 'insurance' ? insurersFor(situation) : [],
    },
  };
}

/** Somebody who has identified and is no patient yet books for themselves. */
function patientsBirthDate({ status, isActedFor, birthDate }: Wanting): string | null {
  return status?.birthDate ?? (isActedFor ? null : birthDate);
}

/** The way in which a time can be sold; null: not as it is wanted. */
function typeOf({
  brand,
  wanted,
  time: { kindCode, customers },
}: ReservationSituation): HealthCareType | null {
  const asksForAny = wanted === null || wanted === 'private';
  // A Kela65 visit is nothing else, and nothing else is one: its price does not apply to everybody.
  const type = kindCode === KELA65 ? (asksForAny ? 'kela65' : wanted) : (wanted ?? 'private');
  if ((type === 'kela65') !== (kindCode === KELA65)) return null;
  if (customers && !customers.includes(type)) return null;
  const { feature } = BOOKING_KINDS[type];
  return feature === null || brand.features.includes(feature) ? type : null;
}

/** Why somebody may not have a Kela65 visit on a day (`YYYY-MM-DD` in Helsinki); null if they may. */
export function ageRefusal(
  day: string,
  { isIdentified, birthDate, isActedFor }: Identified,
): AgeRefusal | null {
  if (isActedFor) return 'tooYoung';
  if (!isIdentified) return 'notIdentified';
  return birthDate !== null && isKela65Visit(day, birthDate) ? null : 'tooYoung';
}

/** Somebody of whom nothing is known yet identifies, or registers, first. */
function occupationalRefusal({
  time: { day, specialtyCodes },
  caller: { status },
  today,
}: ReservationSituation): OccupationalRefusal | null {
  if (!status) return null;
  const now = occupationalBooking(status, today);
  if (now !== 'allowed') return now;
  const covered = coverageOn(status, day);
  const isCovered = covered === null || specialtyCodes.some((code) => covered.includes(code));
  return isCovered ? null : 'notCovered';
}

function insurersFor({ brand, time: { isRemote, day }, caller: { status }, today }: ReservationSituation) {
  const features = status ? rightsOf(brand, status, today) : brand.features;
  const isUnderage =
    status !== null &&
    !status.isActedFor &&
    status.birthDate !== null &&
    ageOn(status.birthDate, today) < ADULT_AGE;
  const policies = status?.policies ?? null;
  return insurerTerms({ insurers: brand.insurers, features }, { isRemote, isUnderage, day, policies });
}
