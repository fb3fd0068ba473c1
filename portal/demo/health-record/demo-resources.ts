import type { KeptResource } from '#areas/record/shared/health-record/kinds.ts';

/** The system that the demo's records come from. */
export const DEMO_SOURCE = 'https://potilastiedot.example/fhir/R4';

/** What a demo person's record has of one kind, with times relative to a day. */
export interface DemoResources {
  /** Key of the person (`aino`). */
  readonly who: string;
  /** @param today `YYYY-MM-DD` in Helsinki */
  readonly resources: (today: string) => readonly (KeptResource & { readonly id: string })[];
}

/** Whom a record names: one of the demo's practitioners. */
export function practitionerReference(id: number): { readonly reference: string } {
  return { reference: `Practitioner/${id}` };
}
