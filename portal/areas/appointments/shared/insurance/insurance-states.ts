/** What is known of an insurance at Pohjola: not asked yet, its answer, the patient has given up asking, or it failed. */
export const POHJOLA_STATES = ['UNDEFINED', 'FOUND', 'NOT_FOUND', 'CANCELED', 'ERROR'] as const;
export type PohjolaState = (typeof POHJOLA_STATES)[number];

/** What is known of an insurance at LähiTapiola, of its permits, and of an application for one. */
export const LAHITAPIOLA_STATES = [
  'NOT_ASKED',
  'INSURANCE_NOT_FOUND',
  'INSURANCE_FOUND_NO_PERMITS',
  'INSURANCE_FOUND_WITH_PERMITS',
  'DENIED',
  'CANCELED',
  'ERROR',
] as const;
export type LahiTapiolaState = (typeof LAHITAPIOLA_STATES)[number];

/** What `status` says in the address with which LähiTapiola sends a patient back. */
export const PERMIT_STATUSES = [
  'directcompensationallowed',
  'directcompensationdenied',
  'cancel',
  'error',
] as const;
export type PermitStatus = (typeof PERMIT_STATUSES)[number];

const OF_STATUS = {
  // The browser's word is not the insurer's: its permits are asked for next.
  directcompensationallowed: 'INSURANCE_FOUND_NO_PERMITS',
  directcompensationdenied: 'DENIED',
  cancel: 'CANCELED',
  error: 'ERROR',
} as const satisfies Record<PermitStatus, LahiTapiolaState>;

/** What is known once a patient has come back with a status. */
export function stateAfter(status: PermitStatus): LahiTapiolaState {
  return OF_STATUS[status];
}
