import type { VideoRooms } from '#outside/video/client/video-rooms.ts';
import { type Answer, ok, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { VideoApi } from '../contract.ts';
import { comeIn } from './come-in.ts';
import { type FoundGuest, findGuest } from './find-guest.ts';
import { lookIn } from './look-in.ts';
import { readVisit, type VisitRow, visitView } from './visit-row.ts';

type Show = VideoApi['GET /api/anon/video/{guest}'];
type Room = VideoApi['GET /api/anon/video/{guest}/room'];
type Join = VideoApi['POST /api/anon/video/{guest}/join'];

const notValid = ok({ type: 'appointment-not-found' as const });

/** `GET /api/anon/video/{guest}` */
export const showGuestVisit: Steps<Show, FoundGuest> = {
  before: (context, { params: { guest } }) => guestOf(context, guest),
  async answer(call, _input, { appointmentId, guestId, kind }) {
    const row = await readVisit(call.tx, appointmentId, call.language);
    if (!row) return notValid;
    await call.note({ action: 'read', kind: 'video-guest', id: guestId });
    return ok({ type: 'success', visit: { ...visitView(row), kind } });
  },
};

/** `GET /api/anon/video/{guest}/room` */
export function showRoomToGuest(rooms: VideoRooms): Steps<Room, { answer: Answer<Room> }> {
  return {
    async before(context, { params: { guest } }) {
      const found = await guestOf(context, guest);
      if (!('guestId' in found)) return found;
      const row = await visitOf(context, found);
      return row ? ok(await lookIn(context, rooms, row, found.patientId)) : notValid;
    },
    answer: async (_call, _input, { answer }) => answer,
  };
}

/** `POST /api/anon/video/{guest}/join` */
export function joinAsGuest(rooms: VideoRooms): Steps<Join, FoundGuest & { answer: Answer<Join> }> {
  return {
    async before(context, { params: { guest } }) {
      const found = await guestOf(context, guest);
      if (!('guestId' in found)) return found;
      const { patientId, guestId, kind } = found;
      const row = await visitOf(context, found);
      const comer = { patientId, role: kind, person: guestId };
      const come = row && (await comeIn(context, rooms, row, comer));
      // Cancelled between two looks: the link opens nothing any more.
      if (!come || come.type === 'cancelled') return notValid;
      return { ...found, answer: ok(come) };
    },
    async answer(call, _input, { guestId, answer }) {
      await call.note({ action: 'read', kind: 'video-guest', id: guestId });
      return answer;
    },
  };
}

async function guestOf(context: Context, secret: string): Promise<FoundGuest | typeof notValid> {
  return (await context.inScope({}, (tx) => findGuest(tx, context, secret))) ?? notValid;
}

/** A guest's video appointment, ahead of the transaction. */
function visitOf(context: Context, { patientId, appointmentId }: FoundGuest): Promise<VisitRow | undefined> {
  return context.inScope({ patientId }, (tx) => readVisit(tx, appointmentId, context.language));
}
