import type { Context } from '#platform/context.ts';

/** Whether the patient's whole record may be sent now: it is costly, and takes as long as its reader takes. */
export function takesWholeRecord({ takeTurn, session }: Pick<Context, 'takeTurn' | 'session'>): boolean {
  return takeTurn(`whole record ${session.patientId}`);
}
