import type { InvoiceSummary } from '#areas/money/shared/invoices/invoice.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { CreatedPayment } from '#outside/paytrail/client/paytrail.ts';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import type { ProviderForm } from '../contract-shared.ts';
import { FIRST_ASKED_MS } from './ask-payment.ts';
import { ASK_PAYMENT } from './jobs.ts';
import { type BeginParts, type OtherPayment, otherPayment } from './owed.ts';
import { CALLBACK_PATH, RETURN_PATH } from './return-paths.ts';

/** A payment that was written down. */
export interface Begun {
  readonly patientId: string;
  readonly stamp: string;
  /** Null: the provider has it already, under the same key. */
  readonly created: CreatedPayment | null;
}

interface NewPayment {
  readonly patientId: string;
  /** What was asked for, as it came. */
  readonly asked: object;
  readonly invoices: readonly InvoiceSummary[];
  /** Where the receipt goes. */
  readonly email: string;
  /** Where the payer goes on afterwards. */
  readonly next: string | null;
  /** The payer has not logged in. Default: false. */
  readonly isGuest?: boolean;
}

/** Characters of what the provider takes as a payment's reference. */
const LONGEST_REFERENCE = 200;

/**
 * Writes a payment down, then has the provider begin it. Its form is shown once the provider's name of it is written down, too
 * (`keepForm`): nothing can be paid that is not known.
 */
export async function startPayment(
  { paytrail }: BeginParts,
  context: Context,
  payment: NewPayment,
): Promise<Begun | OtherPayment | { readonly type: 'unavailable' }> {
  const { patientId, invoices, email } = payment;
  const stamp = stampOf(context, payment);
  const amountCents = invoices.reduce((sum, { sumCents }) => sum + sumCents, 0);
  const written = await writeDown(context, payment, { stamp, amountCents });
  if ('type' in written) return written;
  if (written.isAtProvider) return { patientId, stamp, created: null };
  const { brand, language, origin } = context;
  const created = await askSystem(context, () =>
    paytrail.create(brand.id, {
      ...{ stamp, amountCents, language, email },
      reference: invoices
        .map(({ invoiceNumber }) => invoiceNumber)
        .join(' ')
        .slice(0, LONGEST_REFERENCE),
      // Where the payer goes on is nothing that the provider needs to know.
      redirectUrl: `${origin}${RETURN_PATH}?lang=${language}`,
      callbackUrl: `${origin}${CALLBACK_PATH}`,
    }),
  );
  return created === 'ERROR' ? { type: 'unavailable' } : { patientId, stamp, created };
}

/**
 * Keeps the provider's name of a payment, and its form, which may be shown from then on. Null: the provider has had it for longer
 * than answers are kept; who asks with another key begins another.
 */
export async function keepForm(
  { tx, vault }: { readonly tx: Scoped; readonly vault: Vault },
  { patientId, stamp, created }: Begun,
) {
  if (created === null) return null;
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
  return { payment: stamp, href: created.href, ...form };
}

/** The portal's name of a payment, which follows from who asks for what with which key: asked again, it is the same. */
function stampOf({ vault, idempotencyKey }: Context, { patientId, asked }: NewPayment): string {
  const hash = vault
    .hash('payments.stamp', JSON.stringify([patientId, idempotencyKey, asked]))
    .toString('hex');
  // A UUID of a form of one's own (RFC 9562, version 8).
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

/**
 * Writes a payment down, once, and that it is asked about; not where another may still pay, or has paid, one of its invoices.
 * Resolves to whether the provider has heard of it before.
 */
function writeDown(
  { inScope, vault, now, brand, language, session }: Context,
  { patientId, invoices, email, next, isGuest = false }: NewPayment,
  { stamp, amountCents }: { readonly stamp: string; readonly amountCents: number },
): Promise<{ readonly isAtProvider: boolean } | OtherPayment> {
  const isGuardian = !isGuest && session.actingFor !== null;
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
        cents: amountCents,
        receipt_to: vault.seal('payments.receipt_to', email),
        next_page: next === null ? null : vault.seal('payments.next_page', next),
        created_at: now,
        is_guest: isGuest,
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
