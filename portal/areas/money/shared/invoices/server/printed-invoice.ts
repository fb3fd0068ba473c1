import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import { INVOICE_SOURCES } from '../invoice.ts';
import { type InvoiceParts, numberInvoice } from './invoices.ts';

/** An invoice by the patient whose it is and the portal's number of it. */
export interface PrintedInvoice {
  readonly patientId: string;
  readonly id: number;
}

/** What the sources have of a number as it is printed on an invoice. */
export interface Printed {
  /** Null: nobody who is a patient here has one such, as far as the sources have answered. */
  readonly invoice: PrintedInvoice | null;
  /** A source that has not answered may have it. */
  readonly isEverySourceHeard: boolean;
}

/**
 * The invoice that has this number and this sum printed on it. Every source is asked, whichever has it. Somebody who is no patient
 * of the portal has none here.
 */
export async function findPrinted(
  parts: InvoiceParts,
  invoiceNumber: string,
  sumCents: number,
): Promise<Printed> {
  const { invoicing, inScope, vault } = parts;
  const answers = await Promise.all(
    INVOICE_SOURCES.map(async (source) => ({
      source,
      owner: await askSystem(parts, () => invoicing[source].lookUp(invoiceNumber, sumCents)),
    })),
  );
  const isEverySourceHeard = answers.every(({ owner }) => owner !== 'ERROR');
  for (const { source, owner } of answers) {
    if (owner === 'ERROR' || owner === null) continue;
    const person = personHash(vault, owner.identityCode);
    const patientId = await inScope({}, (tx) => findPatient(tx, person));
    if (patientId === null) continue;
    const id = await numberInvoice(parts, patientId, { source, key: owner.key });
    return { invoice: { patientId, id }, isEverySourceHeard };
  }
  return { invoice: null, isEverySourceHeard };
}
