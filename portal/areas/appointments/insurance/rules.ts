import { type Concept, isOpenTo } from '#areas/appointments/shared/insurance/concept-codes.ts';
import type {
  LahiTapiolaState,
  PohjolaState,
} from '#areas/appointments/shared/insurance/insurance-states.ts';
import type { Insurer } from '#contract/brand/brand.ts';

export interface ConceptSituation {
  /** Those that the brand has. */
  readonly insurers: readonly Insurer[];
  /** Those of the patient's session. */
  readonly features: readonly string[];
  /** What the insurers have answered while this visit is being booked. */
  readonly pohjola: PohjolaState;
  readonly lahitapiola: LahiTapiolaState;
}

type ConceptRefusal = 'conceptOnlineUpdateNotAllowed' | 'customerDeniedAccess';

/**
 * Why a concept code may not be left with a patient’s visit; null if it may. What an insurer has to say is taken from the insurer's
 * own answer, whatever the page believes. A patient who has denied LähiTapiola direct compensation has denied it here.
 */
export function conceptRefusal(
  concept: Concept,
  { insurers, features, pohjola, lahitapiola }: ConceptSituation,
): ConceptRefusal | null {
  if (!insurers.includes(concept.insurer)) return 'conceptOnlineUpdateNotAllowed';
  if (!isOpenTo(concept, { pohjola, features })) return 'conceptOnlineUpdateNotAllowed';
  if (concept.insurer !== 'LAHITAPIOLA') return null;
  if (lahitapiola === 'DENIED') return 'customerDeniedAccess';
  return lahitapiola === 'INSURANCE_FOUND_WITH_PERMITS' ? null : 'conceptOnlineUpdateNotAllowed';
}
