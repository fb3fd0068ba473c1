import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { canHave, FAULTS, type Faults, SYSTEMS } from './faults.ts';
import { html } from './page/html.ts';
import { sendPage, toolPage } from './page/page.ts';

const changesSchema = z
  .partialRecord(z.enum(SYSTEMS), z.enum(FAULTS))
  .refine((changes) => SYSTEMS.every((system) => canHave(system, changes[system] ?? 'none')));

const MEANING = {
  none: 'works',
  slow: 'answers too late',
  down: 'is out of order',
  wrong: 'answers nonsense',
  ended: 'says that nobody is a guardian any more',
} as const;

/**
 * `/faults`: a page with a choice for each system; for scripts, `GET /faults.json` and
 * `POST /faults` with `{ "sms": "down" }`, both answering the current faults.
 */
export function faultRoutes(server: FastifyInstance, faults: Faults): void {
  server.get('/faults.json', () => faults.all());

  server.post('/faults', (request, reply) => {
    const changes = changesSchema.safeParse(request.body);
    if (!changes.success) return reply.code(400).send({ error: 'malformed' });
    for (const system of SYSTEMS) faults.set(system, changes.data[system] ?? faults.get(system));
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isForm ? reply.redirect('/faults', 303) : faults.all();
  });

  server.get('/faults', (_request, reply) => {
    const choices = SYSTEMS.map(
      (system) =>
        html`<fieldset><legend>${system}</legend>${FAULTS.filter((fault) => canHave(system, fault)).map(
          (fault) =>
            html`<label><input type="radio" name="${system}" value="${fault}"${
              faults.get(system) === fault && html` checked`
            }> ${MEANING[fault]}</label>`,
        )}</fieldset>`,
    );
    return sendPage(reply, {
      title: 'Faults · Sandbox',
      body: toolPage(
        'Faults',
        html`<p>Let a system misbehave and see what the portal makes of it.</p>
<form method="post" action="/faults">${choices}<button class="strong">Apply</button></form>`,
      ),
    });
  });
}
