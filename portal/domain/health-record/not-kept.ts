import type { KeptResource } from './kinds.ts';

/** Why a resource is not kept, nor what was kept of it before. */
export type NotKept = 'enteredInError' | 'planned';

/** Why a resource is no part of a record, by its own word; null: it is one. */
export function notKept(resource: KeptResource): NotKept | null {
  const status =
    resource.resourceType === 'Condition' || resource.resourceType === 'AllergyIntolerance'
      ? resource.verificationStatus?.coding?.find(({ code }) => code === 'entered-in-error')?.code
      : resource.status;
  if (status === 'entered-in-error') return 'enteredInError';
  // An appointment is no visit, until somebody has come.
  return resource.resourceType === 'Encounter' && status === 'planned' ? 'planned' : null;
}
