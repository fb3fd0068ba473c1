import type { FastifyInstance } from 'fastify';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import { recipientOf } from '../../sandbox/page/recipient.ts';
import { sandboxTime } from '../../sandbox/page/sandbox-time.ts';
import type { Phone } from './phone.ts';

/** `/phone`: the text messages as a phone shows them, by number; `/phone.json?to=` for scripts. */
export function phoneRoutes(server: FastifyInstance, phone: Phone): void {
  server.get('/phone.json', (request) => ({
    messages: phone.messages(recipientOf(request.query)),
    repeated: phone.repeated(),
  }));

  server.get('/phone', (_request, reply) => {
    const newest = phone.messages().toReversed();
    const numbers = [...new Set(newest.map((message) => message.to))];
    const threads = numbers.map(
      (number) =>
        html`<section><h2>${number}</h2><ol class="list">${newest
          .filter((message) => message.to === number)
          .map(
            (message) => html`<li><div class="soft">${message.sender} · ${sandboxTime(message.at)}</div>
<div class="bubble">${message.text}</div></li>`,
          )}</ol></section>`,
    );
    return sendPage(reply, {
      title: 'Phone · Sandbox',
      refresh: 10,
      body: toolPage(
        'Phone',
        numbers.length > 0 ? html`${threads}` : html`<p>No text message has been sent yet.</p>`,
      ),
    });
  });
}
