import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import type { Context } from '#platform/context.ts';
import type { VideoApi } from '../contract.ts';
import { roomOf } from './rooms.ts';
import { stateOf, timesOf, type VisitRow } from './visit-row.ts';

/**
 * Asks the provider whether the practitioner has come, while a video appointment can be joined; outside of any transaction, as
 * `comeIn` does.
 */
export async function lookIn(
  context: Context,
  rooms: VideoRooms,
  row: VisitRow,
  patientId: string,
): Promise<SuccessBody<VideoApi['GET /api/video/{id}/room']>> {
  if (stateOf(row, context.now) !== 'open') return { type: 'closed' };
  const room = { room: roomOf(context.vault, patientId, row.id), ...timesOf(row) };
  const practitioner = await askSystem(context, () => rooms.open(room));
  return practitioner === 'ERROR' ? { type: 'unavailable' } : { type: 'success', practitioner };
}
