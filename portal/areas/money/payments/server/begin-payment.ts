import { ok, type Steps } from '#platform/calls/handler.ts';
import type { PaymentsApi } from '../contract.ts';
import { type BeginParts, emailOf, findOwed, isRefusal } from './owed.ts';
import { type Begun, keepForm, startPayment } from './start-payment.ts';

type Begin = PaymentsApi['POST /api/payments/'];

/**
 * `POST /api/payments/`. What is owed is asked of the invoices' own systems again. The same request under the same key is the same
 * payment.
 */
export function beginPayment(parts: BeginParts): Steps<Begin, Begun> {
  return {
    async before(context, { query: { next }, body: { requestBody: asked } }) {
      const patientId = String(context.session.patientId);
      const ids = [...new Set(asked.reference.split(',').map(Number))];
      const invoices = await findOwed(parts, context, patientId, ids);
      if (isRefusal(invoices)) return ok(invoices);
      const sum = invoices.reduce((total, { sumCents }) => total + sumCents, 0);
      if (sum !== asked.amount || asked.items[0]?.unitPrice !== sum)
        return ok({ type: 'invoiceSumNotValid' });
      const email = await emailOf(context, patientId);
      if (email === null) return ok({ type: 'emailRequired' });
      const begun = await startPayment(parts, context, {
        patientId,
        asked,
        invoices,
        email,
        next: next ?? null,
      });
      return 'type' in begun ? ok(begun) : begun;
    },
    async answer(call, _input, begun) {
      const kept = await keepForm(call, begun);
      if (kept === null) return ok({ type: 'unavailable' });
      await call.note({ action: 'create', kind: 'payment', id: kept.payment });
      return ok({ type: 'success', ...kept });
    },
    // Pressed twice, the provider hears of it once.
    sharedBy: ({ session: { patientId }, idempotencyKey }, { query, body }) =>
      `begin ${patientId} ${idempotencyKey} ${JSON.stringify([query, body])}`,
  };
}
