import type { LegalSection } from '#contract/brand/brand.ts';

/** What decides which sentences hold for a brand. */
export interface NoticeCircumstances {
  /** Guardians act for children, and read of whom. */
  readonly isForChildren: boolean;
  readonly hasOccupationalHealth: boolean;
  /** Insurers are asked about patients who choose them. */
  readonly hasInsurance: boolean;
}

/** The notice in one language. What stands in braces is filled in from the brand's settings when it is read. */
export type PrivacyNotice = (circumstances: NoticeCircumstances) => readonly LegalSection[];
