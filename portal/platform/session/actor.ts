import type { Actor, Context } from '../context.ts';

type Acting = Pick<Context, 'session' | 'vault'>;

/**
 * Who acts on the record that a request is about, for the access log: the patient; a guardian, registered or not; somebody
 * who is no patient.
 */
export function actorOf({ session, vault }: Acting): Actor {
  const { actingFor, ownPatientId, patientId } = session;
  if (actingFor) return { kind: 'guardian', id: ownPatientId ?? unregisteredActor({ session, vault }) };
  return patientId === null ? ANONYMOUS : { kind: 'patient', id: patientId };
}

/** Nobody has logged in. */
export const ANONYMOUS: Actor = { kind: 'anonymous', id: null };

/** What the access log may name the caller by: a guardian also as they were before they registered. */
export function ownActorIds(context: Acting): readonly string[] {
  const { actingFor, ownPatientId, patientId } = context.session;
  if (!actingFor) return patientId === null ? [] : [patientId];
  return [...(ownPatientId === null ? [] : [ownPatientId]), unregisteredActor(context)];
}

/** Whether it was the caller who acted, by the actor's id in the access log. */
export function isOwnAct(context: Acting, actorId: string | null): boolean {
  return actorId !== null && ownActorIds(context).includes(actorId);
}

function unregisteredActor({ session, vault }: Acting): string {
  return vault.hash('access_log.actor', session.person?.identityCode ?? '').toString('hex');
}
