import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '#contract/language/language.ts';
import { html } from '../../sandbox/page/html.ts';
import { type Page, sendPage } from '../../sandbox/page/page.ts';
import { textsOf } from '../../sandbox/texts.ts';
import type { Rooms, Seat } from './rooms.ts';

const SEAT = 'video-seat';
const querySchema = z.object({ token: z.string().optional() });

/** The pages of a participant. They need no script: each asks for itself again, so that the practitioner's coming shows. */
export function roomPages(server: FastifyInstance, rooms: Rooms): void {
  server.get<{ Params: { room: string } }>('/video/rooms/:room', async (request, reply) => {
    const path = `/video/rooms/${request.params.room}`;
    const room = rooms.find(request.params.room);
    const { token } = querySchema.parse(request.query);
    const entered = room && token ? await rooms.enter(room, token) : null;
    if (entered) {
      // The address without the token: it opens the room once, and should not stay in the browser's history.
      reply.header('set-cookie', `${SEAT}=${entered}; Path=${path}; HttpOnly; SameSite=Lax`);
      return reply.redirect(path, 303);
    }
    const seat = token ? undefined : seatOf(request, rooms);
    if (!seat) return closed(reply);
    seat.participant.isHere = true;
    return sendPage(reply, roomPage(seat));
  });

  server.post<{ Params: { room: string } }>('/video/rooms/:room/leave', async (request, reply) => {
    const seat = seatOf(request, rooms);
    if (!seat) return closed(reply);
    seat.participant.isHere = false;
    const { video: texts } = textsOf(seat.participant.language);
    return sendPage(reply, {
      title: texts.left,
      lang: seat.participant.language,
      body: html`<main><h1>${texts.left}</h1><p>${texts.leftText}</p></main>`,
    });
  });
}

function seatOf(request: FastifyRequest<{ Params: { room: string } }>, rooms: Rooms): Seat | undefined {
  const [, kept = ''] = new RegExp(`(?:^|;\\s*)${SEAT}=([\\w-]+)`).exec(request.headers.cookie ?? '') ?? [];
  const seat = rooms.seat(kept);
  return seat?.room.id === request.params.room ? seat : undefined;
}

function roomPage({ room, participant }: Seat): Page {
  const { video: texts } = textsOf(participant.language);
  const others = [...room.participants.values()].filter(({ isHere }) => isHere);
  const isOver = room.practitioner === 'ended';
  return {
    title: texts.title,
    lang: participant.language,
    ...(!isOver && { refresh: 3 }),
    body: html`<main><h1>${texts.title}</h1><p class="soft">${texts.demo}</p>
<p role="status"><strong>${texts[room.practitioner]}</strong></p>
${
  !isOver &&
  html`<h2>${texts.here}</h2><ul>${others.map(
    (each) => html`<li>${texts.roles[each.role]}${each === participant && html` (${texts.you})`}</li>`,
  )}${room.practitioner === 'present' && html`<li>${texts.roles.practitioner}</li>`}</ul>
<form class="actions" method="post" action="/video/rooms/${room.id}/leave"><button>${texts.leave}</button></form>`
}</main>`,
  };
}

/** Shown to those whose address opens nothing: it is old, was used, or there is no such room. */
function closed(reply: FastifyReply) {
  const { video: texts } = textsOf(DEFAULT_LANGUAGE);
  return sendPage(reply.code(404), {
    title: texts.closed,
    lang: DEFAULT_LANGUAGE,
    body: html`<main><h1>${texts.closed}</h1><p>${texts.closedText}</p></main>`,
  });
}
