import type { Feature } from '../brand/brand.ts';

/** What only some patients may, beside what their brand has for everybody (RIGHT-02). */
export type PatientRight =
  | 'ohc-appointment-search'
  | 'customer-messaging-allowed'
  | 'is-finnair-sickness-fund-member'
  | 'private-doctor-chat-allowed'
  | 'canRenewPrescriptions'
  | 'canWithholdFromGuardians'
  /** Grown up, in their own matters in a brand for children. */
  | 'booksForChildrenOnly';

/** What a caller may, by the name that the session has for it. */
export type Right = Feature | PatientRight;
