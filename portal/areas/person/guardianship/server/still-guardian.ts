import { PopulationRegisterError } from '#outside/population-register/client/population-register.ts';
import { type ChildrenParts, childrenOf, type FoundChild } from './children.ts';

export interface GuardianQuestion {
  readonly guardianIdentityCode: string;
  /** The record of the child who is acted for. */
  readonly patientId: string;
}

/**
 * The child, if somebody still may act for them: `ended` too once the child is old enough to act for themself, or where
 * the brand has nothing of the kind.
 *
 * @param onError told why the register did not answer
 */
export async function stillGuardian(
  parts: ChildrenParts,
  { guardianIdentityCode, patientId }: GuardianQuestion,
  onError: (error: unknown) => void,
): Promise<FoundChild | 'ended' | 'unavailable'> {
  if (!parts.brand.features.includes('guardian-login')) return 'ended';
  try {
    const children = await childrenOf(parts, guardianIdentityCode);
    const child = children.find((each) => each.patientId === patientId);
    return child?.status === 'available' ? child : 'ended';
  } catch (error) {
    if (!(error instanceof PopulationRegisterError)) throw error;
    onError(error);
    return 'unavailable';
  }
}
