import { findPrinted } from '#areas/money/shared/invoices/server/printed-invoice.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { PaymentsApi } from '../contract.ts';
import { countWrongNumber, mayTryNumber } from './guest-limits.ts';
import { type BeginParts, findOwed, isRefusal } from './owed.ts';
import { type Begun, keepForm, startPayment } from './start-payment.ts';

type Begin = PaymentsApi['POST /api/anon/payments'];

/**
 * `POST /api/anon/payments`. Anybody who has an invoice before them may pay it, and learns nothing of it but that it can be paid: every
 * other reason is the same answer, after the same questions.
 */
export function beginGuestPayment(parts: BeginParts): Steps<Begin, Begun> {
  return {
    async before(context, { body: asked }) {
      const { invoiceNumber, sumCents, email } = asked;
      const mayTry = await context.inScope({}, (tx) => mayTryNumber(tx, context, invoiceNumber));
      if (!mayTry) return problem('tooManyRequests');
      const found = await findPrinted({ ...context, ...parts }, invoiceNumber, sumCents);
      if (found === 'unavailable') return ok({ type: 'unavailable' });
      if (found === 'notFound') {
        await context.inScope({}, (tx) => countWrongNumber(tx, context));
        return ok({ type: 'notPayable' });
      }
      const { patientId, id } = found;
      const invoices = await findOwed(parts, context, patientId, [id]);
      if (isRefusal(invoices))
        return ok({ type: invoices.type === 'unavailable' ? 'unavailable' : 'notPayable' });
      // What was looked up and what is owed now may differ.
      if (invoices[0]?.sumCents !== sumCents) return ok({ type: 'notPayable' });
      const payment = { patientId, asked, invoices, email, next: null, isGuest: true };
      const begun = await startPayment(parts, context, payment);
      if (!('type' in begun)) return begun;
      return ok({ type: begun.type === 'unavailable' ? 'unavailable' : 'notPayable' });
    },
    async answer(call, _input, begun) {
      const kept = await keepForm(call, begun);
      if (kept === null) return ok({ type: 'unavailable' });
      await call.note({ action: 'create', kind: 'payment', id: kept.payment });
      return ok({ type: 'success', ...kept });
    },
    sharedBy: ({ session: { hash }, idempotencyKey }, { body }) =>
      `guest ${hash.toString('hex')} ${idempotencyKey} ${JSON.stringify(body)}`,
  };
}
