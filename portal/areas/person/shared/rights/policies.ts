import type { Insurer } from '#contract/brand/insurers.ts';
import { overlaps, type Period } from '#contract/time/period.ts';

/** A patient's insurance policy that the clinic knows of. */
export interface InsurancePolicy extends Period {
  readonly insurer: Insurer;
  /** The insurer compensates visits to the clinic directly. */
  readonly paysDirectly: boolean;
}

/**
 * What is known of a patient's insurance at an insurer during some days: no policy at all, which is no sign that there is none; only such as are
 * not in force then; one in force; one in force that compensates directly.
 */
export type Cover = 'unknown' | 'notInForce' | 'inForce' | 'direct';

/** What the policies that the clinic knows of say of an insurer during some days. */
export function coverIn(policies: readonly InsurancePolicy[], insurer: Insurer, days: Period): Cover {
  const known = policies.filter((policy) => policy.insurer === insurer);
  if (known.length === 0) return 'unknown';
  const inForce = known.filter((policy) => overlaps(policy, days));
  if (inForce.length === 0) return 'notInForce';
  return inForce.some(({ paysDirectly }) => paysDirectly) ? 'direct' : 'inForce';
}
