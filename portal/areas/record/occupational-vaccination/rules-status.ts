import {
  agreementsOn,
  coverageOn,
  occupationalBooking,
  type PatientStatus,
} from '#areas/person/shared/rights/rights.ts';

/** What the page knows of a patient: nothing agreed, or what is in force on a day. */
export type AgreedCare =
  | { readonly type: 'no-occupational-healthcare' }
  | {
      readonly type: 'ok';
      readonly employers: readonly string[];
      /** Codes of specialties; null: all. */
      readonly covers: readonly string[] | null;
      readonly mayBookOnline: boolean;
    };

/** @param day today in Helsinki */
export function agreedCare(status: PatientStatus, day: string): AgreedCare {
  const booking = occupationalBooking(status, day);
  if (booking === 'noAgreement') return { type: 'no-occupational-healthcare' };
  const employers = status.employments
    .filter((employment) => agreementsOn({ employments: [employment] }, day).length > 0)
    .map(({ employer }) => employer);
  return {
    type: 'ok',
    employers: [...new Set(employers)],
    covers: coverageOn(status, day),
    mayBookOnline: booking === 'allowed',
  };
}
