import { isMistake } from './is-told.ts';
import type { KeptResource } from './kinds.ts';

/** Why a resource is not kept, nor what was kept of it before. */
export type NotKept = 'enteredInError' | 'planned';

/** Why a resource is no part of a record, by its own word; null: it is one. */
export function notKept(resource: KeptResource): NotKept | null {
  if (isMistake(resource)) return 'enteredInError';
  // An appointment is no visit, until somebody has come.
  return resource.resourceType === 'Encounter' && resource.status === 'planned' ? 'planned' : null;
}
