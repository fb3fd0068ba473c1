import { askSystem } from '#outside/calls/ask-system.ts';
import type { ParticipantRole, VideoRooms } from '#outside/video/client/video-rooms.ts';
import type { Context } from '#platform/context.ts';
import { participantOf, roomOf } from './rooms.ts';
import { stateOf, timesOf, type VisitRow } from './visit-row.ts';

/** Who comes to whose appointment. */
export interface Comer {
  readonly patientId: string;
  readonly role: ParticipantRole;
  /** Tells them from others in the room: never sent as it is. */
  readonly person: string;
}

/** What comes of wanting in. */
export type ComingIn =
  | { readonly type: 'success'; readonly url: string }
  | { readonly type: 'tooEarly' }
  | { readonly type: 'ended' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'unavailable' };

/**
 * Asks the provider to let somebody in. It is asked outside of any transaction: a slow provider holds no connection. The room is made on
 * the way, so a provider that has forgotten it has it again, with the times of today.
 *
 * @returns the address, or why there is none
 */
export async function comeIn(
  context: Context,
  rooms: VideoRooms,
  row: VisitRow,
  comer: Comer,
): Promise<ComingIn> {
  const state = stateOf(row, context.now);
  if (state !== 'open') return { type: state };
  const { vault, language } = context;
  const room = roomOf(vault, comer.patientId, row.id);
  const found = await askSystem(context, async () => {
    const practitioner = await rooms.open({ room, ...timesOf(row) });
    if (practitioner === 'ended') return null;
    const participant = participantOf(vault, room, comer.person);
    return rooms.admit(room, { participant, role: comer.role, language });
  });
  if (found === 'ERROR') return { type: 'unavailable' };
  return found === null ? { type: 'ended' } : { type: 'success', url: found };
}
