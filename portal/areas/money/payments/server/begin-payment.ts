import { randomUUID } from 'node:crypto';
import type { InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { CreatedPayment, Paytrail } from '#outside/paytrail/client/paytrail.ts';
import { type Handler, ok } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { PaymentsApi, ProviderForm } from '../contract.ts';
import { FIRST_ASKED_MS } from './ask-payment.ts';
import { ASK_PAYMENT } from './jobs.ts';
import { emailOf, findOwed, isRefusal, type OtherPayment, type OwedParts, otherPayment } from './owed.ts';
import { CALLBACK_PATH, RETURN_PATH } from './return-paths.ts';

type Begin = PaymentsApi['POST /api/payments/'];

export interface BeginParts extends OwedParts {
  readonly paytrail: Paytrail;
}

interface Begun {
  readonly stamp: string;
  readonly created: CreatedPayment;
}

/**
 * `POST /api/payments/`. What is owed is asked of the invoices' own systems again. The payment is written down before the provider
 * hears of it, and its form is shown once the provider's name of it is written down, too: nothing can be paid that is not known.
 */
export function beginPayment(parts: BeginParts): Handler<Begin> {
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
      const stamp = await writeDown(context, patientId, invoices, { sum, email });
      if (typeof stamp !== 'string') return ok(stamp);
      const { brand, language, origin } = context;
      const created = await askSystem(context, () =>
        parts.paytrail.create(brand.id, {
          stamp,
          reference: invoices.map(({ invoiceNumber }) => invoiceNumber).join(' '),
          amountCents: sum,
          language,
          email,
          redirectUrl: `${origin}${RETURN_PATH}?${new URLSearchParams({ lang: language, ...(next && { next }) })}`,
          callbackUrl: `${origin}${CALLBACK_PATH}`,
        }),
      );
      return created === 'ERROR' ? ok({ type: 'unavailable' }) : { stamp, created };
    },
    async answer({ tx, patientId, vault, note }, _input, before) {
      const { stamp, created } = before as Begun;
      const form: ProviderForm = {
        terms: created.terms,
        providers: created.providers.map(({ name, id, url, svg, parameters }) => ({
          ...{ name, id, url, svg, parameters },
        })),
      };
      await tx
        .updateTable('payments')
        .set({
          transaction_id: created.transactionId,
          form: vault.seal('payments.form', JSON.stringify(form)),
        })
        .where('patient_id', '=', patientId)
        .where('stamp', '=', stamp)
        .execute();
      await note({ action: 'create', kind: 'payment', id: stamp });
      return ok({ type: 'success', payment: stamp, href: created.href, ...form });
    },
  };
}

/** Writes a payment down, and that it is asked about; not where another may still pay, or has paid, one of its invoices. */
function writeDown(
  { inScope, vault, now, brand, language, session }: Context,
  patientId: string,
  invoices: readonly InvoiceSummary[],
  { sum, email }: { readonly sum: number; readonly email: string },
): Promise<string | OtherPayment> {
  const isGuardian = session.actingFor !== null;
  return inScope({ patientId, isGuardian }, async (tx) => {
    const other = await otherPayment(tx, patientId, invoices);
    if (other) return other;
    const stamp = randomUUID();
    const payment = { patient_id: patientId, stamp };
    await tx
      .insertInto('payments')
      .values({
        ...payment,
        brand: brand.id,
        language,
        cents: sum,
        receipt_to: vault.seal('payments.receipt_to', email),
        created_at: now,
      })
      .execute();
    await tx
      .insertInto('payment_invoices')
      .values(
        invoices.map(({ id, invoiceNumber, sumCents }) => ({
          ...payment,
          invoice_id: id,
          invoice_number: invoiceNumber,
          cents: sumCents,
        })),
      )
      .execute();
    await enqueue(
      tx,
      ASK_PAYMENT,
      { patientId, payment: stamp },
      {
        jobKey: `${ASK_PAYMENT}:${stamp}`,
        runAt: new Date(now.getTime() + FIRST_ASKED_MS),
      },
    );
    return stamp;
  });
}
