/** What a guardian is to the child. */
export const GUARDIAN_TYPES = ['parent', 'nextOfKin', 'trustee', 'other'] as const;
export type GuardianType = (typeof GUARDIAN_TYPES)[number];
