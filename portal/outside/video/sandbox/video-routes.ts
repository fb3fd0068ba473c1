import { z } from 'zod';
import { LANGUAGES } from '#contract/language/language.ts';
import { type SystemEnd, serveOperation } from '../../sandbox/operation.ts';
import { ROLES, type Rooms } from './rooms.ts';

const reference = z.string().regex(/^[\w-]{20,64}$/);
const roomSchema = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });
const participantSchema = z.strictObject({ role: z.enum(ROLES), language: z.enum(LANGUAGES) });

/**
 * The provider's own implementation of `outside/video/openapi.yaml`.
 *
 * @param origin of the rooms' pages
 */
export function videoRoutes(end: SystemEnd, rooms: Rooms, origin: string): void {
  serveOperation(end, {
    method: 'PUT',
    path: '/video/v1/rooms/:room',
    request: roomSchema,
    answer: (times, { room }) => {
      const id = reference.safeParse(room);
      return id.success ? { practitioner: rooms.open(id.data, times).practitioner } : null;
    },
    wrong: { practitioner: 'late' },
  });
  serveOperation(end, {
    method: 'PUT',
    path: '/video/v1/rooms/:room/participants/:participant',
    request: participantSchema,
    answer: async (asked, { room: known = '', participant }) => {
      const id = reference.safeParse(participant);
      if (!id.success) return null;
      const room = rooms.find(known);
      if (!room) return undefined;
      const token = await rooms.admit(room, { id: id.data, ...asked });
      return { joinUrl: `${origin}/video/rooms/${room.id}?token=${token}` };
    },
    wrong: { joinUrl: 'https://elsewhere.example/' },
  });
}
