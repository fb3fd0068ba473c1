import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import { sandboxTime } from '../../sandbox/page/sandbox-time.ts';
import { PRACTITIONER, type Practitioner, type Room, type Rooms } from './rooms.ts';

const changeSchema = z.object({ practitioner: z.enum(PRACTITIONER) });

const MEANING: Readonly<Record<Practitioner, string>> = {
  absent: 'is not there',
  present: 'is there',
  ended: 'has ended the appointment',
};

/**
 * `/video`: every room, and where its practitioner is; for scripts, `GET /video.json` and `POST /video/rooms/{room}/practitioner`
 * with `{ "practitioner": "present" }`.
 */
export function waitingRooms(server: FastifyInstance, rooms: Rooms): void {
  server.get('/video.json', () => ({ rooms: rooms.all().map(asJson) }));

  server.post<{ Params: { room: string } }>('/video/rooms/:room/practitioner', (request, reply) => {
    const room = rooms.find(request.params.room);
    const change = changeSchema.safeParse(request.body);
    if (!room || !change.success) return reply.code(room ? 400 : 404).send({ error: 'malformed' });
    room.practitioner = change.data.practitioner;
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/video', 303) : asJson(room);
  });

  server.get('/video', (_request, reply) => {
    const sections = rooms.all().map(
      (room) => html`<section><h2>${sandboxTime(room.startsAt)}</h2>
<p>The practitioner ${MEANING[room.practitioner]}. Here: ${present(room).join(', ') || 'nobody'}.</p>
<form class="actions" method="post" action="/video/rooms/${room.id}/practitioner">${PRACTITIONER.map(
        (each) =>
          html`<button name="practitioner" value="${each}"${
            each === room.practitioner && html` class="strong" aria-current="true"`
          }>${each}</button>`,
      )}</form></section>`,
    );
    return sendPage(reply, {
      title: 'Video rooms · Sandbox',
      refresh: 10,
      body: toolPage(
        'Video rooms',
        sections.length > 0 ? html`${sections}` : html`<p>No room has been opened yet.</p>`,
      ),
    });
  });
}

const present = (room: Room) =>
  [...room.participants.values()].filter(({ isHere }) => isHere).map(({ role }) => role);

function asJson(room: Room) {
  const { id, startsAt, endsAt, practitioner } = room;
  return { id, startsAt, endsAt, practitioner, participants: present(room) };
}
