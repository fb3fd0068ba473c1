import {
  agreementsOn,
  coverageOn,
  occupationalBooking,
  type Standing,
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
export function agreedCare(standing: Standing, day: string): AgreedCare {
  const booking = occupationalBooking(standing, day);
  if (booking === 'noAgreement') return { type: 'no-occupational-healthcare' };
  const employers = standing.employments
    .filter((employment) => agreementsOn({ employments: [employment] }, day).length > 0)
    .map(({ employer }) => employer);
  return {
    type: 'ok',
    employers: [...new Set(employers)],
    covers: coverageOn(standing, day),
    mayBookOnline: booking === 'allowed',
  };
}
