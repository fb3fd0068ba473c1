/**
 * As what somebody comes whom the patient invites. `guardian`: who stands by the patient, for an adult a family member or
 * friend. Apart from the contract, so that the page loads no schemas for it.
 */
export const GUEST_KINDS = ['guardian', 'interpreter'] as const;
export type GuestKind = (typeof GUEST_KINDS)[number];

/** How many guests one appointment has at most. */
export const MOST_GUESTS = 4;
