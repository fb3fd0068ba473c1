import type { Selectable } from 'kysely';
import { readPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { Scoped, Vault } from '#platform/context.ts';
import { queueMessage } from '#platform/jobs/outgoing-message.ts';
import type { Tables } from '#platform/tables.ts';
import { SEND_RECEIPT } from './jobs.ts';

/** The message that a refund leaves; a payment leaves `payment-receipt`. */
export const REFUND_RECEIPT = 'refund-receipt';

/** What a receipt is about. Nothing of what was treated: e-mail is read by others. */
export interface Receipt {
  readonly paidAt: string;
  readonly cents: number;
  readonly invoices: readonly { readonly number: string; readonly cents: number }[];
  /** Its reader has paid somebody's invoice without a login, and has no list to look at. Default: false. */
  readonly isGuest?: boolean;
}

/** Leaves the receipt of a payment for after the commit; from then on nobody keeps where it goes but the message itself. */
export async function queueReceipt(
  tx: Scoped,
  parts: { readonly vault: Vault; readonly now: Date },
  payment: Selectable<Tables['payments']>,
  invoices: readonly Selectable<Tables['payment_invoices']>[],
): Promise<void> {
  const {
    patient_id: patientId,
    stamp,
    brand,
    language,
    cents,
    receipt_to: sealed,
    is_guest: isGuest,
  } = payment;
  if (sealed === null) return;
  const receipt: Receipt = {
    paidAt: parts.now.toISOString(),
    cents,
    invoices: invoices.map(({ invoice_number: number, cents: sum }) => ({ number, cents: sum })),
    ...(isGuest && { isGuest }),
  };
  await queueMessage(tx, parts, SEND_RECEIPT, {
    ...{ patientId, brand, language },
    channel: 'email',
    template: 'payment-receipt',
    recipient: parts.vault.open('payments.receipt_to', sealed),
    content: receipt,
    id: stamp,
  });
  await tx
    .updateTable('payments')
    .set({ receipt_to: null })
    .where('patient_id', '=', patientId)
    .where('stamp', '=', stamp)
    .execute();
}

interface MadeRefund {
  readonly id: string;
  readonly patientId: string;
  readonly brand: BrandId;
  readonly language: Language;
  readonly cents: number;
  readonly invoiceNumber: string;
}

/** Leaves what was paid back for after the commit, to the patient's own address; nothing where there is none. */
export async function queueRefundReceipt(
  tx: Scoped,
  parts: { readonly vault: Vault; readonly now: Date },
  { id, patientId, brand, language, cents, invoiceNumber }: MadeRefund,
): Promise<void> {
  const { email } = await readPatient({ tx, vault: parts.vault, patientId }, ['email']);
  if (!email) return;
  const receipt: Receipt = {
    paidAt: parts.now.toISOString(),
    cents,
    invoices: [{ number: invoiceNumber, cents }],
  };
  await queueMessage(tx, parts, SEND_RECEIPT, {
    ...{ patientId, brand, language, id },
    channel: 'email',
    template: REFUND_RECEIPT,
    recipient: email,
    content: receipt,
  });
}
