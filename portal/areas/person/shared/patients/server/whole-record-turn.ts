import type { Context } from '#platform/context.ts';

/**
 * Whether the patient's whole record may be sent now: it is costly, and takes as long as its reader takes. Each reader has a
 * turn of their own: a slow guardian would keep it from the patient, and from the other guardians.
 */
export function takesWholeRecord({
  acquireOnce,
  session,
}: Pick<Context, 'acquireOnce' | 'session'>): boolean {
  return acquireOnce(`whole record ${session.patientId} ${session.person?.identityCode}`);
}
