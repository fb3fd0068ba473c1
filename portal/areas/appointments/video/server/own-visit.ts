import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import { type Answer, type Handler, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { VideoApi } from '../contract.ts';
import { comeIn } from './come-in.ts';
import { guestsOf } from './guests.ts';
import { lookIn } from './look-in.ts';
import { readOwnVisit, type VisitRow, visitView } from './visit-row.ts';

type Room = VideoApi['GET /api/video/{id}/room'];
type Join = VideoApi['POST /api/video/{id}/join'];

/** `GET /api/video/{id}` */
export const showVisit: Handler<VideoApi['GET /api/video/{id}']> = async (call, { params: { id } }) => {
  const row = await readOwnVisit(call.tx, call, id);
  if (!row) return problem('notFound');
  await call.note({ action: 'read', kind: 'appointment', id });
  const practitioner = { name: row.practitioner_name, title: row.practitioner_title };
  return ok({ visit: { ...visitView(row), practitioner, guests: await guestsOf(call.tx, id) } });
};

/** `GET /api/video/{id}/room` */
export function showRoom(rooms: VideoRooms): Steps<Room, { answer: Answer<Room> }> {
  return {
    async before(context, { params: { id } }) {
      const own = await ownVisit(context, id);
      if (!own) return problem('notFound');
      return ok(await lookIn(context, rooms, own.row, own.patientId));
    },
    answer: async (_call, _input, { answer }) => answer,
  };
}

/** `POST /api/video/{id}/join` */
export function join(rooms: VideoRooms): Steps<Join, { answer: Answer<Join> }> {
  return {
    async before(context, { params: { id } }) {
      const own = await ownVisit(context, id);
      if (!own) return problem('notFound');
      const { actingFor, person } = context.session;
      const comer = {
        patientId: own.patientId,
        role: actingFor ? ('guardian' as const) : ('patient' as const),
        person: person?.identityCode ?? own.patientId,
      };
      return { answer: ok(await comeIn(context, rooms, own.row, comer)) };
    },
    async answer(call, { params: { id } }, { answer }) {
      await call.note({ action: 'read', kind: 'appointment', id });
      return answer;
    },
  };
}

/** The caller's video appointment, ahead of the transaction. */
async function ownVisit(context: Context, id: number): Promise<{ row: VisitRow; patientId: string } | null> {
  const { patientId } = context.session;
  if (patientId === null) return null;
  const row = await context.inScope({ patientId }, (tx) => readOwnVisit(tx, context, id));
  return row ? { row, patientId } : null;
}
