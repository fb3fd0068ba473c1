import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { DemoPerson } from '#demo/people.ts';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import type { OpenBooks } from './books.ts';

const visitSchema = z.object({ identityCode: z.string(), appointment: z.coerce.number().int().positive() });

/** A page on which the clinic's billing makes the invoice of an appointment, which the portal names by a number. */
export function visitPages(server: FastifyInstance, people: readonly DemoPerson[], books: OpenBooks): void {
  server.get<{ Querystring: { made?: string } }>('/invoices', (request, reply) => {
    const { made } = request.query;
    return sendPage(reply, {
      title: 'Invoices · Sandbox',
      body: toolPage(
        'Invoices',
        html`<p>Make the invoice of an appointment. Its number stands in the address of the appointment.</p>
${made && html`<p role="status">Invoice ${made} is made.</p>`}
<form method="post" action="/invoices"><p><label>Whose <select name="identityCode">${people
          .filter(({ patient }) => patient)
          .map(
            ({ identityCode, firstNames, lastName }) =>
              html`<option value="${identityCode}">${firstNames} ${lastName}</option>`,
          )}</select></label></p>
<p><label>Appointment <input name="appointment" inputmode="numeric" required></label></p>
<p class="actions"><button class="strong">Make the invoice</button></p></form>`,
      ),
    });
  });

  server.post('/invoices', (request, reply) => {
    const visit = visitSchema.safeParse(request.body);
    if (!visit.success) return reply.code(400).send({ error: 'malformed' });
    const { identityCode, appointment } = visit.data;
    const number = books.invoiceVisit(identityCode, appointment);
    if (number === null) return reply.code(404).send({ error: 'notFound' });
    return reply.redirect(`/invoices?made=${number}`, 303);
  });
}
