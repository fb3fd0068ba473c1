import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { FailureReason, PaymentStatus } from '#outside/paytrail/client/paytrail.ts';
import { sealedTexts } from '#platform/keyring/sealed-columns.ts';
import type { Sealed, SealedText } from '#platform/sealed.ts';
import type { Timestamp } from '#platform/tables.ts';

type SealedColumn = ColumnType<Sealed | null, SealedText | null, SealedText | null>;

/** A moment that is not known when the row is made. */
type Later = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The accounts of the books. */
export type Account = 'invoices' | 'provider' | 'bank' | 'fees' | 'overpaid';

declare module '#platform/tables.ts' {
  interface Tables {
    payments: {
      patient_id: string;
      stamp: string;
      brand: BrandId;
      language: Language;
      status: Generated<PaymentStatus>;
      cents: number;
      transaction_id: string | null;
      provider: string | null;
      failure: FailureReason | null;
      form: SealedColumn;
      receipt_to: SealedColumn;
      next_page: SealedColumn;
      created_at: Timestamp;
      paid_at: Timestamp | null;
      is_guest: Generated<boolean>;
    };
    payment_invoices: {
      patient_id: string;
      stamp: string;
      invoice_id: number;
      invoice_number: string;
      cents: number;
      result:
        | 'ok'
        | 'customerNotFound'
        | 'invoiceAlreadyPaid'
        | 'invoiceNotFound'
        | 'invoiceSumNotValid'
        | null;
    };
    payment_events: {
      patient_id: string;
      stamp: string;
      status: PaymentStatus;
      heard_by: 'redirect' | 'callback' | 'asked' | 'command';
      at: Timestamp;
    };
    payment_refunds: {
      patient_id: string;
      id: string;
      stamp: string;
      invoice_id: number;
      cents: number;
      asked_at: Timestamp;
      transaction_id: Generated<string | null>;
      made_at: Later;
      refused_at: Later;
    };
    ledger: {
      id: GeneratedAlways<number>;
      at: Timestamp;
      kind: 'payment' | 'overpayment' | 'refund' | 'settlement' | 'fee' | 'correction';
      reference: string;
      brand: BrandId;
      debit: Account;
      credit: Account;
      cents: number;
      payment: string | null;
    };
    settlement_reports: {
      brand: BrandId;
      settlement: string;
      received_at: Timestamp;
      report: string;
      reconciled_at: Later;
    };
    ledger_balances: { brand: BrandId; account: Account; cents: number };
  }
}

export const sealed = [
  sealedTexts('payments', { patient_id: 'uuid', stamp: 'uuid' }, ['form', 'receipt_to', 'next_page']),
];
