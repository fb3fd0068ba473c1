import { setTimeout as sleep } from 'node:timers/promises';
import { findPrinted } from '#areas/money/shared/invoices/server/printed-invoice.ts';
import type { HandlerInput } from '#contract/calls/endpoint.ts';
import { ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import type { PaymentsApi } from '../contract.ts';
import { countWrongNumber, mayTryNumber } from './guest-limits.ts';
import { type BeginParts, findOwed, isRefusal } from './owed.ts';
import { type Begun, keepForm, startPayment } from './start-payment.ts';

type Begin = PaymentsApi['POST /api/anon/payments'];
type Asked = HandlerInput<Begin>['body'];
type Refusal = 'notPayable' | 'unavailable';

/** More than the questions of any refusal take together, but for a source that is slow. */
const REFUSAL_STEP_MS = 500;

export interface GuestParts extends BeginParts {
  /** Refusals are answered at whole steps of so many milliseconds: how long one takes does not tell why. Default: 500. */
  readonly refusalStepMs?: number;
}

/**
 * `POST /api/anon/payments`. Anybody who has an invoice before them may pay it, and learns nothing of it but that it can be paid: every
 * other reason is the same answer, after the same time, and counts as the same.
 */
export function beginGuestPayment(parts: GuestParts): Steps<Begin, Begun> {
  return {
    async before(context, { body: asked }) {
      const mayTry = await context.inScope({}, (tx) => mayTryNumber(tx, context, asked.invoiceNumber));
      if (!mayTry) return problem('tooManyRequests');
      const since = performance.now();
      const begun = await beginPrinted(parts, context, asked);
      if (typeof begun !== 'string') return begun;
      await untilWholeStep(since, parts.refusalStepMs ?? REFUSAL_STEP_MS);
      return ok({ type: begun });
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

/** Begins the payment of the invoice that has this number and this sum; or what is told of every other. */
async function beginPrinted(parts: GuestParts, context: Context, asked: Asked): Promise<Begun | Refusal> {
  const { invoiceNumber, sumCents, email } = asked;
  const { invoice, isEverySourceHeard } = await findPrinted(
    { ...context, ...parts },
    invoiceNumber,
    sumCents,
  );
  const refuse = async (): Promise<Refusal> => {
    await context.inScope({}, (tx) => countWrongNumber(tx, context));
    return isEverySourceHeard ? 'notPayable' : 'unavailable';
  };
  if (!invoice) return refuse();
  const { patientId, id } = invoice;
  const invoices = await findOwed(parts, context, patientId, [id]);
  if (isRefusal(invoices)) return invoices.type === 'unavailable' ? 'unavailable' : refuse();
  // What was looked up and what is owed now may differ.
  if (invoices[0]?.sumCents !== sumCents) return refuse();
  const payment = { patientId, asked, invoices, email, next: null, isGuest: true };
  const begun = await startPayment(parts, context, payment);
  if (!('type' in begun)) return begun;
  return begun.type === 'unavailable' ? 'unavailable' : refuse();
}

async function untilWholeStep(since: number, stepMs: number): Promise<void> {
  if (stepMs > 0) await sleep(stepMs - ((performance.now() - since) % stepMs));
}
