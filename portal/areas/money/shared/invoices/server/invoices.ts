import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type {
  InvoicePayment,
  Invoicing,
  MarkPaidResult,
  SourceInvoice,
} from '#outside/invoicing/client/invoicing.ts';
import type { Context } from '#platform/context.ts';
import { INVOICE_SOURCES, type Invoice, type InvoiceSource, type InvoiceSummary } from '../invoice.ts';
import { payableOn } from '../online-payment.ts';

/** What asking sources of invoices takes. It opens transactions of its own: no connection waits for a system. */
export interface InvoiceParts extends Pick<Context, 'inScope' | 'vault' | 'report'> {
  readonly invoicing: Invoicing;
}

/** What reading invoices takes: what can be done with one depends on the day. */
export interface ReadParts extends InvoiceParts, Pick<Context, 'now'> {
  /** Nobody reads the invoices: those that have no number yet are news. Default: false. */
  readonly isReaderAway?: boolean;
}

/** An invoice with the appointment that it is for, where it is for one: the portal's own number. */
export interface ListedInvoice extends Invoice, Pick<SourceInvoice, 'appointmentId'> {}

/** The invoices of a patient. */
export interface InvoiceList {
  readonly invoices: readonly ListedInvoice[];
  /** The sources that have not answered: their invoices are not among them. */
  readonly missing: readonly InvoiceSource[];
}

/**
 * All invoices of a patient, of every source that answers, in no order.
 *
 * @param patienceMs a source that takes longer counts as missing. Default: it has the time of its own limit.
 */
export async function listInvoices(
  parts: ReadParts,
  patientId: string,
  patienceMs?: number,
): Promise<InvoiceList> {
  const identityCode = await identityCodeOf(parts, patientId);
  if (identityCode === null) return { invoices: [], missing: [] };
  const answers = await Promise.all(
    INVOICE_SOURCES.map(async (source) => ({
      source,
      invoices: await soon(
        askSystem(parts, () => parts.invoicing[source].list(identityCode)),
        patienceMs,
      ),
    })),
  );
  const today = helsinkiDay(parts.now);
  const told = answers.flatMap(({ source, invoices }) =>
    invoices === 'ERROR' ? [] : invoices.map((invoice) => ({ source, invoice: payableOn(today, invoice) })),
  );
  return {
    invoices: await numbered(parts, patientId, told),
    missing: answers.filter(({ invoices }) => invoices === 'ERROR').map(({ source }) => source),
  };
}

/** One invoice of a patient by the portal's number. */
export async function findInvoice(
  parts: ReadParts,
  patientId: string,
  id: number,
): Promise<InvoiceSummary | 'notFound' | 'unavailable'> {
  const known = await knownInvoice(parts, patientId, id);
  if (!known) return 'notFound';
  const { source, key, identityCode } = known;
  const found = await askSystem(parts, () => parts.invoicing[source].find(identityCode, key));
  if (found === 'ERROR') return 'unavailable';
  if (!found) return 'notFound';
  const { key: _, appointmentId: __, ...summary } = payableOn(helsinkiDay(parts.now), found);
  return { ...summary, id, source };
}

/** Tells an invoice's source that it was paid. Telling the same payment again is `ok` again. */
export async function markInvoicePaid(
  parts: InvoiceParts,
  patientId: string,
  id: number,
  payment: InvoicePayment,
): Promise<MarkPaidResult> {
  const known = await knownInvoice(parts, patientId, id);
  if (!known) return 'invoiceNotFound';
  const { source, key, identityCode } = known;
  const result = await askSystem(parts, () => parts.invoicing[source].markPaid(identityCode, key, payment));
  return result === 'ERROR' ? 'unknownError' : result;
}

/** The portal's number of one invoice of a patient, a new one where it has none yet. */
export async function numberInvoice(
  { inScope }: InvoiceParts,
  patientId: string,
  { source, key }: { readonly source: InvoiceSource; readonly key: string },
): Promise<number> {
  const row = { patient_id: patientId, source, source_key: key };
  return inScope({ patientId }, async (tx) => {
    await tx
      .insertInto('invoice_numbers')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { id } = await tx
      .selectFrom('invoice_numbers')
      .select('id')
      .where((where) => where.and(row))
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** What has come in time. */
async function soon<Answer>(asked: Promise<Answer>, patienceMs?: number): Promise<Answer | 'ERROR'> {
  if (patienceMs === undefined) return asked;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'ERROR'>((resolve) => {
    timer = setTimeout(() => resolve('ERROR'), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

async function identityCodeOf({ inScope, vault }: InvoiceParts, patientId: string): Promise<string | null> {
  const row = await inScope({ patientId }, (tx) =>
    tx.selectFrom('patients').select('identity_code').where('id', '=', patientId).executeTakeFirst(),
  );
  return row ? openPatient(vault, row).identity_code : null;
}

async function knownInvoice(parts: InvoiceParts, patientId: string, id: number) {
  const row = await parts.inScope({ patientId }, (tx) =>
    tx
      .selectFrom('invoice_numbers')
      .innerJoin('patients', 'patients.id', 'patient_id')
      .select(['source', 'source_key', 'identity_code'])
      .where('patient_id', '=', patientId)
      .where('invoice_numbers.id', '=', id)
      .executeTakeFirst(),
  );
  if (!row) return null;
  const { identity_code: identityCode } = openPatient(parts.vault, { identity_code: row.identity_code });
  return { source: row.source, key: row.source_key, identityCode };
}

/** Gives each invoice the portal's number, a new one where it has none yet. */
async function numbered(
  { inScope, isReaderAway = false }: ReadParts,
  patientId: string,
  told: readonly { readonly source: InvoiceSource; readonly invoice: SourceInvoice }[],
): Promise<readonly ListedInvoice[]> {
  if (told.length === 0) return [];
  const nameOf = (source: InvoiceSource, key: string) => `${source} ${key}`;
  const rows = await inScope({ patientId }, async (tx) => {
    const read = () =>
      tx
        .selectFrom('invoice_numbers')
        .select(['id', 'source', 'source_key'])
        .where('patient_id', '=', patientId)
        .execute();
    const known = await read();
    const names = new Set(known.map(({ source, source_key: key }) => nameOf(source, key)));
    const fresh = told.filter(({ source, invoice }) => !names.has(nameOf(source, invoice.key)));
    if (fresh.length === 0) return known;
    await tx
      .insertInto('invoice_numbers')
      .values(
        fresh.map(({ source, invoice }) => ({
          patient_id: patientId,
          source,
          source_key: invoice.key,
          is_news: isReaderAway,
        })),
      )
      .onConflict((conflict) => conflict.columns(['patient_id', 'source', 'source_key']).doNothing())
      .execute();
    return read();
  });
  const ids = new Map(rows.map(({ id, source, source_key: key }) => [nameOf(source, key), id]));
  return told.flatMap(({ source, invoice: { key, payableOnlineUntil: _, ...invoice } }) => {
    const id = ids.get(nameOf(source, key));
    return id === undefined ? [] : [{ ...invoice, id, source }];
  });
}
