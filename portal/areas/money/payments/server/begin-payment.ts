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
  /** Null: the provider has it already, under the same key. */
  readonly created: CreatedPayment | null;
}

/**
 * `POST /api/payments/`. What is owed is asked of the invoices' own systems again. The payment is written down before the provider
 * hears of it, and its form is shown once the provider's name of it is written down, too: nothing can be paid that is not known.
 * The same request under the same key is the same payment.
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
      const stamp = stampOf(context, patientId, asked);
      const written = await writeDown(context, { patientId, stamp, invoices, sum, email });
      if ('type' in written) return ok(written);
      if (written.isAtProvider) return { stamp, created: null };
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
      // Its answer is kept for a day: who asks with the same key later begins another with a new one.
      if (created === null) return ok({ type: 'unavailable' });
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
    // Pressed twice, the provider hears of it once.
    sharedBy: ({ session: { patientId }, idempotencyKey }, { query, body }) =>
      `begin ${patientId} ${idempotencyKey} ${JSON.stringify([query, body])}`,
  };
}

/** The portal's name of a payment, which follows from who asks for what with which key: asked again, it is the same. */
function stampOf({ vault, idempotencyKey }: Context, patientId: string, asked: object): string {
  const hash = vault
    .hash('payments.stamp', JSON.stringify([patientId, idempotencyKey, asked]))
    .toString('hex');
  // A UUID of a form of one's own (RFC 9562, version 8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

interface NewPayment {
  readonly patientId: string;
  readonly stamp: string;
  readonly invoices: readonly InvoiceSummary[];
  readonly sum: number;
  readonly email: string;
}

/**
 * Writes a payment down, once, and that it is asked about; not where another may still pay, or has paid, one of its invoices.
 * Resolves to whether the provider has heard of it before.
 */
function writeDown(
  { inScope, vault, now, brand, language, session }: Context,
  { patientId, stamp, invoices, sum, email }: NewPayment,
): Promise<{ readonly isAtProvider: boolean } | OtherPayment> {
  const isGuardian = session.actingFor !== null;
  return inScope({ patientId, isGuardian }, async (tx) => {
    const other = await otherPayment(tx, patientId, invoices);
    if (other) return other;
    const payment = { patient_id: patientId, stamp };
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('payments')
      .values({
        ...payment,
        brand: brand.id,
        language,
        cents: sum,
        receipt_to: vault.seal('payments.receipt_to', email),
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted === 0n) {
      const { transaction_id: name } = await tx
        .selectFrom('payments')
        .select('transaction_id')
        .where('patient_id', '=', patientId)
        .where('stamp', '=', stamp)
        .executeTakeFirstOrThrow();
      return { isAtProvider: name !== null };
    }
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
    return { isAtProvider: false };
  });
}
