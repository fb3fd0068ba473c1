import type { Endpoint } from '#contract/calls/endpoint.ts';
import type { Actor, Context } from '../context.ts';
import { ANONYMOUS, actorOf } from '../session/actor.ts';
import type { FoundPatient } from './handler.ts';

/** Whose record a call is about, and who acts on it. */
export interface Owner {
  readonly patientId: string | null;
  readonly actor: Actor;
}

/**
 * Whose record a call is about by its endpoint's declaration.
 *
 * @param found whom the handler has found, where that is left to it
 */
export function ownerOf({ record, access }: Endpoint, context: Context, found: unknown): Owner {
  const { session } = context;
  switch (record.of ?? (access === 'patient' ? 'caller' : null)) {
    case 'caller':
      return { patientId: session.patientId, actor: actorOf(context) };
    case 'own': {
      const { ownPatientId: id } = session;
      return { patientId: id, actor: id === null ? ANONYMOUS : { kind: 'patient', id } };
    }
    case 'found':
      // The holder of the link or the code: nobody has logged in.
      return { patientId: (found as FoundPatient).patientId, actor: ANONYMOUS };
    default:
      return { patientId: null, actor: actorOf(context) };
  }
}
