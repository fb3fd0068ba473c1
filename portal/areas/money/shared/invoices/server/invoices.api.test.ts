import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { MARK_PAID_RESULTS } from '#outside/invoicing/client/invoicing.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import { createTestDatabase, TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';
import { findInvoice, listInvoices, markInvoicePaid } from './invoices.ts';

let test: TestDatabase;
let invoicing: TestInvoicing;
let aino: string;
const reported: unknown[] = [];
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  invoicing = testInvoicing();
  reported.length = 0;
  aino = await patient('140385-902F');
});

async function patient(identityCode: string): Promise<string> {
  const id = randomUUID();
  const values = { id, identity_code: identityCode, first_names: 'Testi', last_name: 'Henkilö' };
  await test.owner.insertInto('patients').values(sealPatient(test.vault, values)).execute();
  return id;
}
const parts = () => ({
  ...{ ...test, invoicing, now: TEST_NOW },
  report: (error: unknown) => reported.push(error),
});
const payment = { sumCents: 153_70, paidAt: new Date('2026-03-23T08:00:00Z'), transactionId: 't-1' };
const idOf = async (patientId = aino) => (await listInvoices(parts(), patientId)).invoices[0]?.id ?? 0;

describe('an invoice that was paid', () => {
  it.each(MARK_PAID_RESULTS)('is told to its source, which may answer %s', async (result) => {
    invoicing.markPaidResult = result;
    expect(await markInvoicePaid(parts(), aino, await idOf(), payment)).toBe(result);
  });

  it('is told later where its source does not answer, and the log is told', async () => {
    const id = await idOf();
    invoicing.down = ['CustomerInvoice'];
    expect(await markInvoicePaid(parts(), aino, id, payment)).toBe('unknownError');
    expect(reported).toHaveLength(1);
  });

  it('of somebody else is not found, and no source is asked', async () => {
    const id = await idOf();
    const eero = await patient('021179-905R');
    const asked = invoicing.asked.length;
    expect(await markInvoicePaid(parts(), eero, id, payment)).toBe('invoiceNotFound');
    expect(await findInvoice(parts(), eero, id)).toBe('notFound');
    expect(invoicing.asked).toHaveLength(asked);
  });
});

it('has none of somebody whose record is gone', async () => {
  expect(await listInvoices(parts(), randomUUID())).toEqual({ invoices: [], missing: [] });
});

it('numbers the same key of two people and of two sources apart', async () => {
  invoicing.has.NetsuiteInvoice = [sourceInvoice()];
  const eero = await patient('021179-905R');
  const lists = [await listInvoices(parts(), aino), await listInvoices(parts(), eero)];
  expect(new Set(lists.flatMap(({ invoices }) => invoices.map(({ id }) => id))).size).toBe(4);
});
