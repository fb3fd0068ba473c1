import { isKela65Visit } from '#areas/person/shared/rights/kela65.ts';
import { coverIn, type InsurancePolicy } from '#areas/person/shared/rights/policies.ts';
import type { BrandSettings, Feature } from '#contract/brand/brand.ts';
import type { PatientRight, Right } from '#contract/session/rights.ts';
import { isMinor } from '#contract/time/age.ts';
import { isIn, type Period } from '#contract/time/period.ts';
import { addDays } from '#contract/time/time.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** What the clinic has agreed with an employer. */
export interface CareAgreement extends Period {
  /** Codes of the specialties that the employer pays for; null: all. */
  readonly coveredSpecialties: readonly string[] | null;
  readonly allowsWebReservation: boolean;
  readonly allowsMessaging: boolean;
}

/** A patient's employment with an employer, and what the clinic has agreed with that one. */
export interface Employment extends Period {
  readonly employer: string;
  /** In the employer's sickness fund. */
  readonly isFundMember: boolean;
  readonly agreements: readonly CareAgreement[];
}

/** What of a patient their rights depend on. */
export interface PatientStatus {
  /** `YYYY-MM-DD`; null where the record does not tell. */
  readonly birthDate: string | null;
  /** The type that was agreed with the patient, before employers are considered. */
  readonly agreedType: HealthCareType;
  readonly employments: readonly Employment[];
  /** The insurance policies that the clinic knows of. */
  readonly policies: readonly InsurancePolicy[];
  /** A guardian acts for the patient. */
  readonly isActedFor: boolean;
}

/** Whether the patient books occupational visits online; if not, why not. */
export type OccupationalBooking = 'allowed' | 'noAgreement' | 'noWebReservation';

/** How far ahead the rights that depend on the day of a visit look. */
const DAYS_AHEAD = 60;

/** What a guardian does not have in a child's record, whatever the brand has: what is for adults, or between patient and clinic. */
const NOT_FOR_GUARDIANS: ReadonlySet<Feature> = new Set([
  'kela65',
  'occupational-health',
  'sickness-fund-page',
  'employee-memo',
  'questionnaires',
]);

/** The agreements under which the patient is cared for on a day. */
export function agreementsOn(
  { employments }: Pick<PatientStatus, 'employments'>,
  day: string,
): CareAgreement[] {
  return employments
    .filter((employment) => isIn(employment, day))
    .flatMap(({ agreements }) => agreements.filter((agreement) => isIn(agreement, day)));
}

/**
 * Codes of the specialties for whose visits on a day the patient's employers pay and let them book online; null: all.
 */
export function coverageOn(status: PatientStatus, day: string): readonly string[] | null {
  const bookable = (status.isActedFor ? [] : agreementsOn(status, day)).filter(
    ({ allowsWebReservation }) => allowsWebReservation,
  );
  const codes = bookable.map(({ coveredSpecialties }) => coveredSpecialties);
  return codes.includes(null) ? null : [...new Set(codes.flatMap((some) => some ?? []))];
}

export function occupationalBooking(status: PatientStatus, day: string): OccupationalBooking {
  const agreements = status.isActedFor ? [] : agreementsOn(status, day);
  if (agreements.length === 0) return 'noAgreement';
  return agreements.some(({ allowsWebReservation }) => allowsWebReservation) ? 'allowed' : 'noWebReservation';
}

/** Who pays for the patient's visits, if nothing else is chosen for a visit. */
export function healthCareTypeOn(status: PatientStatus, day: string): HealthCareType {
  if (agreementsOn(status, day).length > 0) return 'occupational';
  // An agreement that is over pays for nothing.
  return status.agreedType === 'occupational' ? 'private' : status.agreedType;
}

/**
 * The features of a brand as far as a patient has them, and the patient's own rights.
 *
 * @param day today in Helsinki
 */
export function rightsOf(
  { features, care }: Pick<BrandSettings, 'features' | 'care'>,
  status: PatientStatus,
  day: string,
): readonly Right[] {
  const has = (feature: Feature) => features.includes(feature);
  const own: Readonly<Record<PatientRight, boolean>> = {
    'ohc-appointment-search': has('occupational-health') && occupationalBooking(status, day) === 'allowed',
    'customer-messaging-allowed':
      has('customer-messaging-enabled') &&
      // A child has no employer who could agree to it; how old they may be is the brand's setting, by which a guardian acts at all.
      (status.isActedFor || agreementsOn(status, day).some(({ allowsMessaging }) => allowsMessaging)),
    'is-finnair-sickness-fund-member':
      has('sickness-fund-page') &&
      !status.isActedFor &&
      status.employments.some((employment) => employment.isFundMember && isIn(employment, day)),
    // In their own matters: what a child's record is asked about, the children's brand answers in its app.
    'private-doctor-chat-allowed':
      has('customer-messaging-enabled') && !status.isActedFor && healthCareTypeOn(status, day) === 'private',
    // What is asked has to be known by who takes the medicine.
    canRenewPrescriptions: has('isPrescriptionRenewalEnabled') && !status.isActedFor,
    canWithholdFromGuardians:
      status.birthDate !== null && isMinor(status.birthDate, day) && !status.isActedFor,
    booksForChildrenOnly:
      care === 'children' &&
      status.birthDate !== null &&
      !isMinor(status.birthDate, day) &&
      !status.isActedFor,
  };
  return [
    ...features.filter((feature) => isOpenTo(feature, status, day)),
    ...(Object.keys(own) as PatientRight[]).filter((right) => own[right]),
  ];
}

/**
 * Kela65 visits are for patients who are old enough for one of those that can be booked by now. LähiTapiola is asked where a policy
 * there may be in force on one of their days: where the clinic knows of none, it may be all the same.
 */
function isOpenTo(
  feature: Feature,
  { isActedFor, birthDate, policies }: PatientStatus,
  day: string,
): boolean {
  if (isActedFor && NOT_FOR_GUARDIANS.has(feature)) return false;
  const lastDay = addDays(day, DAYS_AHEAD);
  if (feature === 'kela65') return birthDate !== null && isKela65Visit(lastDay, birthDate);
  if (feature !== 'lahitapiola-insurance-flow') return true;
  return coverIn(policies, 'LAHITAPIOLA', { validFrom: day, validTo: lastDay }) !== 'notInForce';
}
