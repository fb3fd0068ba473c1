import type { KeptResource } from './kinds.ts';

/** The resource that another is a part of, as a reference: the visit of a diagnosis or a procedure, the referral of a report; null: it stands alone. */
export function partOf(resource: KeptResource): string | null {
  switch (resource.resourceType) {
    case 'Condition':
    case 'Procedure':
      return resource.encounter?.reference ?? null;
    case 'DocumentReference':
      return resource.context?.encounter?.[0]?.reference ?? null;
    case 'DiagnosticReport':
      return resource.basedOn?.[0]?.reference ?? null;
    default:
      return null;
  }
}
