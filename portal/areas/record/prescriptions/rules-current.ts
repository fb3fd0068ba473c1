import type { Prescription } from './contract.ts';

/**
 * Whether a prescription belongs to those in use: it is valid, or its renewal can be asked for or was.
 *
 * @param renews whether the brand renews prescriptions; where it does not, what has ended is over
 */
export const currentWhere =
  (renews: boolean) =>
  ({ isValid, notRenewable }: Pick<Prescription, 'isValid' | 'notRenewable'>): boolean =>
    isValid || (renews && (notRenewable === null || notRenewable === 'requested'));
