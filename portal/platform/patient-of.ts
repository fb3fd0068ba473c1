import type { Actor, Context } from './context.ts';

/**
 * The patient in whose record a request to an endpoint for patients acts: who is signed in, or the child whom they act for.
 *
 * @throws if there is none: the endpoint was declared wrongly
 */
export function patientOf({ session }: Context): string {
  if (session.patientId === null) throw new Error('This endpoint is for signed-in patients');
  return session.patientId;
}

/** Who acts on that patient's record, for the access log: the patient, or a guardian, registered or not. */
export function actorOf(context: Context): Actor {
  const { actingFor, ownPatientId, person } = context.session;
  if (!actingFor) return { kind: 'patient', id: patientOf(context) };
  const code = person?.identityCode ?? '';
  return {
    kind: 'guardian',
    id: ownPatientId ?? context.vault.hash('access_log.actor', code).toString('hex'),
  };
}
