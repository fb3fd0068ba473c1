import type { Actor, Context } from '#platform/context.ts';

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
  const { actingFor, ownPatientId } = context.session;
  if (!actingFor) return { kind: 'patient', id: patientOf(context) };
  return { kind: 'guardian', id: ownPatientId ?? unregisteredActor(context) };
}

/** What the access log may name the caller by: a guardian also as they were before they registered. */
export function ownActorIds(context: Context): readonly string[] {
  const { actingFor, ownPatientId } = context.session;
  if (!actingFor) return [patientOf(context)];
  return [...(ownPatientId === null ? [] : [ownPatientId]), unregisteredActor(context)];
}

/** Whether it was the caller who acted, by the actor's id in the access log. */
export function isOwnAct(context: Context, actorId: string | null): boolean {
  return actorId !== null && ownActorIds(context).includes(actorId);
}

function unregisteredActor({ session, vault }: Context): string {
  return vault.hash('access_log.actor', session.person?.identityCode ?? '').toString('hex');
}
