import type { KeptResource } from './kinds.ts';

/** HL7 v3 ActCode, information sensitivity: what is an adolescent's own, and guardians are not shown. */
const ACT_CODE = 'http://terminology.hl7.org/CodeSystem/v3-ActCode';
const ADOLESCENT = 'ADOL';

/** Whether the professional who wrote a resource has marked it as withheld from the minor's guardians. */
export function isMarkedWithheld({ meta }: KeptResource): boolean {
  return (meta?.security ?? []).some(({ system, code }) => system === ACT_CODE && code === ADOLESCENT);
}
