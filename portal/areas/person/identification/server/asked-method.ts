import { type IdentificationMethod, methodOf } from '#areas/person/shared/identification/methods.ts';
import {
  ASSURANCE_LEVELS,
  type AssuranceLevel,
  isAssuranceLevel,
} from '#outside/identification/client/assurance.ts';

export interface AskedMethod {
  readonly level: AssuranceLevel;
  /** The broker's name for the chosen bank or certificate; absent when the broker is to ask. */
  readonly method?: string;
}

/**
 * The requests in `acr_values` of `/oauth/authenticate`: a level of assurance (default: the lowest of the
 * network) and a method of the login page, separated by spaces. Other words are ignored.
 */
export function askedMethod(acrValues: string, methods: readonly IdentificationMethod[]): AskedMethod {
  const words = acrValues.split(' ');
  const method = words.map((word) => methodOf(methods, word)).find((found) => found !== undefined)?.id;
  return { level: words.find(isAssuranceLevel) ?? ASSURANCE_LEVELS[0], ...(method && { method }) };
}
