import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { html } from '../../sandbox/page/html.ts';
import { sendPage, toolPage } from '../../sandbox/page/page.ts';
import type { PaytrailEnd } from './paytrail-routes.ts';
import { callBackRefund } from './tell-portal.ts';
import type { Transactions } from './transactions.ts';

const decisionSchema = z.object({ decision: z.enum(['ok', 'fail']) });

/** A page of the refunds that the provider has taken on: each is made or refused there, and the portal is called back. */
export function refundPages({ server, secret }: PaytrailEnd, transactions: Transactions): void {
  const pending = () =>
    transactions
      .all()
      .flatMap((transaction) => [...transaction.refunds.values()].map((refund) => ({ transaction, refund })))
      .filter(({ refund }) => refund.status === 'pending');

  server.get('/paytrail/refunds', (_request, reply) => page(reply));

  server.post<{ Params: { id: string } }>('/paytrail/refunds/:id', async (request, reply) => {
    const found = pending().find(({ refund }) => refund.id === request.params.id);
    const form = decisionSchema.safeParse(request.body);
    if (!found || !form.success) return reply.code(404).send({ error: 'notFound' });
    found.refund.status = form.data.decision;
    await callBackRefund(found.transaction, found.refund, secret);
    return reply.redirect('/paytrail/refunds', 303);
  });

  function page(reply: FastifyReply) {
    const rows = pending().map(
      ({ refund }) => html`<li>${refund.reference}: ${(refund.cents / 100).toFixed(2)} €
<form method="post" action="/paytrail/refunds/${refund.id}"><p class="actions">
<button class="strong" name="decision" value="ok">Make it</button> <button name="decision" value="fail">Refuse it</button></p></form></li>`,
    );
    return sendPage(reply, {
      title: 'Refunds · Sandbox',
      body: toolPage(
        'Refunds',
        html`<p>Refunds of Taskumaksu wait here until you decide.</p>${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>None waits.</p>`}`,
      ),
    });
  }
}
