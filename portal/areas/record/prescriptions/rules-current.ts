import type { Prescription } from './contract.ts';

/** Whether a prescription belongs to those in use: it is valid, or its renewal can be asked for or was. */
export function isCurrent({
  isValid,
  notRenewable,
}: Pick<Prescription, 'isValid' | 'notRenewable'>): boolean {
  return isValid || notRenewable === null || notRenewable === 'requested';
}
