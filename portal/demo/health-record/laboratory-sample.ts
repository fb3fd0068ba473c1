import type { DemoTestKey, RANGES } from './laboratory-tests.ts';

/** What was measured: a number, one that the method only limits, a finding in words, or nothing yet. */
export type DemoValue = number | { readonly below: number } | { readonly words: string } | 'pending';

/** One visit to the laboratory. */
export interface DemoSample {
  readonly who: string;
  readonly ranges: keyof typeof RANGES;
  /** Days from today. */
  readonly day: number;
  /** Taken at the visit of that day to this specialty, not in the morning at the laboratory. */
  readonly atVisitTo?: string;
  readonly values: Readonly<Partial<Record<DemoTestKey, DemoValue>>>;
  /** What the laboratory has added to a result. */
  readonly notes?: Readonly<Partial<Record<DemoTestKey, string>>>;
}
