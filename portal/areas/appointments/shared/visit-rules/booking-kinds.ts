import type { Feature } from '#contract/brand/brand.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';

/** What is peculiar to one way to book. */
export interface BookingKind {
  /** Only brands with this feature have it; null: all. */
  readonly feature: Feature | null;
  /** Only strongly identified people book so. */
  readonly needsLogin: boolean;
  /** The patient pays, so what it costs is shown until it is booked. */
  readonly showsPrice: boolean;
  /** Not sold to patients who owe the clinic; false where an employer pays. */
  readonly needsCredit: boolean;
}

/** The ways to book (WAY-01). Their pages are in `contract/routes/booking-pages.ts`. */
export const BOOKING_KINDS: Readonly<Record<HealthCareType, BookingKind>> = {
  private: { feature: null, needsLogin: false, showsPrice: true, needsCredit: true },
  insurance: { feature: 'insurance', needsLogin: true, showsPrice: false, needsCredit: true },
  kela65: { feature: 'kela65', needsLogin: true, showsPrice: true, needsCredit: true },
  occupational: { feature: 'occupational-health', needsLogin: true, showsPrice: false, needsCredit: false },
};
