import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import { type Call, callerOf } from '#platform/calls/test-call.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { readPdf } from '#platform/documents/test-documents.ts';
import { qpdfFaults } from '#platform/documents/test-qpdf.ts';
import { tagFaults } from '#platform/documents/test-tags.ts';
import { countedAllowance } from '#platform/limits/test-allowance.ts';
import { actingFor } from '#platform/test-context.ts';
import { endpoints } from '../contract.ts';
import { transferQr } from '../qr-fixture.ts';
import { feature } from './feature.ts';

const LIST = 'GET /api/payments/invoices-list';
const GOOD_SIGN = 'GET /api/payments/good-sign-invoice';
const DUE = 'GET /api/payments/due';
const SUMMARY = 'GET /api/invoices/invoice-summary';
const PDF = 'GET /api/invoices/{id}/pdf';

let test: TestDatabase;
let invoicing: TestInvoicing;
let call: Call<typeof endpoints>;
let aino: string;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());
beforeEach(async () => {
  invoicing = testInvoicing();
  call = callerOf(test, feature.service({ invoicing } as never) as never);
  aino = await patient('140385-902F');
});

async function patient(identityCode: string): Promise<string> {
  const id = randomUUID();
  const values = { id, identity_code: identityCode, first_names: 'Testi', last_name: 'Henkilö' };
  await test.owner.insertInto('patients').values(sealPatient(test.vault, values)).execute();
  return id;
}
const person = { firstNames: 'Testi', lastName: 'Henkilö', identityCode: '140385-902F' };
const as = (patientId: string) => ({ session: { patientId, ownPatientId: patientId, person } });
interface Listed {
  readonly invoices: readonly {
    readonly id: number;
    readonly invoiceNumber: string;
    readonly canBePaidOnline: boolean;
  }[];
  readonly due: number;
  readonly pages: number;
  readonly missing: readonly string[];
}
const list = async (patientId = aino, page = 1) => {
  const outcome = await call(LIST, { query: { page: String(page) } }, as(patientId));
  return (outcome as { body: Listed }).body;
};
const idOf = async () => (await list()).invoices[0]?.id ?? 0;
const pdfBytes = async (outcome: unknown) => {
  const { content } = (outcome as { body: { content: AsyncIterable<Uint8Array> } }).body;
  const parts: Uint8Array[] = [];
  for await (const part of content) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
};

describe('the list of invoices', () => {
  it('has those of the three sources, each under a number that stays', async () => {
    invoicing.has.GoodSignInvoice = [
      sourceInvoice({ key: '7', invoiceNumber: '7700318', status: 'overdue', dueDate: '2026-03-01' }),
    ];
    invoicing.has.NetsuiteInvoice = [sourceInvoice({ key: '2026104417', status: 'paid', transfer: null })];
    const first = await list();
    expect(first).toMatchObject({ due: 2, pages: 1, missing: [] });
    expect(first.invoices).toMatchObject([
      { source: 'GoodSignInvoice', invoiceNumber: '7700318' },
      { source: 'CustomerInvoice' },
      { source: 'NetsuiteInvoice' },
    ]);
    expect(await list()).toEqual(first);
    expect(invoicing.asked).toEqual(Array.from({ length: 6 }, () => '140385-902F'));
  });

  it('comes ten at a time, and its last page where there are fewer', async () => {
    invoicing.has.CustomerInvoice = Array.from({ length: 23 }, (_, nth) =>
      sourceInvoice({ key: `k-${nth}`, invoiceNumber: String(nth), dueDate: `2026-04-${10 + (nth % 20)}` }),
    );
    const pages = [await list(aino, 1), await list(aino, 2), await list(aino, 3)];
    expect(pages.map(({ invoices }) => invoices.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flatMap(({ invoices }) => invoices.map(({ id }) => id))).size).toBe(23);
    expect(pages[0]).toMatchObject({ due: 23, pages: 3 });
    expect((await list(aino, 9)).invoices).toHaveLength(3);
  });

  it.each(['CustomerInvoice', 'GoodSignInvoice', 'NetsuiteInvoice'] as const)(
    'has the others while %s does not answer, and says so',
    async (down) => {
      for (const source of ['CustomerInvoice', 'GoodSignInvoice', 'NetsuiteInvoice'] as const)
        invoicing.has[source] = [sourceInvoice({ key: source })];
      invoicing.down = [down];
      const { invoices, missing } = await list();
      expect(missing).toEqual([down]);
      expect(invoices).toHaveLength(2);
    },
  );

  it('gives an invoice one number, also where it is asked for twice at once', async () => {
    const [one, other] = await Promise.all([list(), list()]);
    expect(one.invoices).toEqual(other.invoices);
  });
});

describe('what is due', () => {
  const due = async (patientId = aino) =>
    ((await call(DUE, {}, as(patientId))) as { body: Record<string, unknown> }).body;

  it('is the sum and the first day of what is unpaid, and which of it can be paid online', async () => {
    invoicing.has.CustomerInvoice = [
      sourceInvoice({ key: '1', dueDate: '2026-04-05', sumCents: 100_00 }),
      sourceInvoice({ key: '2', status: 'paid', transfer: null }),
    ];
    invoicing.has.GoodSignInvoice = [
      sourceInvoice({ key: '3', status: 'overdue', dueDate: '2026-03-01', sumCents: 20_50 }),
      sourceInvoice({
        key: '4',
        status: 'paper',
        canBePaidOnline: false,
        sumCents: 1_00,
        dueDate: '2026-05-01',
      }),
    ];
    const { invoices } = await list();
    const payable = invoices.slice(0, 2).map(({ id }) => id);
    expect(await due()).toEqual({
      ...{ count: 3, overdue: 1, sumCents: 121_50, dueDate: '2026-03-01', isWhole: true },
      payable,
    });
  });

  it('is not offered for online payment after the last day of that, nor is the invoice in the list', async () => {
    invoicing.has.CustomerInvoice = [
      sourceInvoice({ key: '1', payableOnlineUntil: '2026-03-23' }),
      sourceInvoice({ key: '2', payableOnlineUntil: '2026-03-22', dueDate: '2026-04-06' }),
    ];
    const { invoices } = await list();
    expect(invoices.map(({ canBePaidOnline }) => canBePaidOnline)).toEqual([true, false]);
    expect(await due()).toMatchObject({ count: 2, payable: [invoices[0]?.id] });
    const outcome = await call(SUMMARY, { query: { invoiceId: String(invoices[1]?.id) } }, as(aino));
    expect(outcome).toMatchObject({
      body: { invoice: { canBePaidOnline: false, payableOnlineUntil: null } },
    });
  });

  it('is not offered for online payment on the days on which payments pause', async () => {
    invoicing.has.CustomerInvoice = [sourceInvoice({ payableOnlineUntil: null })];
    for (const [day, isPayable] of [
      ['2023-11-15', true],
      ['2023-11-16', false],
      ['2023-11-30', false],
      ['2023-12-01', true],
    ] as const) {
      const request = { ...as(aino), now: new Date(`${day}T10:00:00Z`) };
      const { body } = (await call(LIST, {}, request)) as unknown as { body: Listed };
      expect([day, body.invoices[0]?.canBePaidOnline]).toEqual([day, isPayable]);
      const short = (await call(DUE, {}, request)) as unknown as { body: { payable: readonly number[] } };
      expect(short.body.payable).toHaveLength(isPayable ? 1 : 0);
    }
  });

  it('is nothing where nothing is unpaid', async () => {
    invoicing.has.CustomerInvoice = [sourceInvoice({ status: 'paid', transfer: null })];
    expect(await due()).toMatchObject({ count: 0, dueDate: null, payable: [], isWhole: true });
  });

  it('comes within a second while a source hangs, and says that it is not whole', async () => {
    Object.assign(invoicing.NetsuiteInvoice, { list: () => new Promise(() => {}) });
    const began = performance.now();
    expect(await due()).toMatchObject({ count: 1, isWhole: false });
    expect(performance.now() - began).toBeLessThan(1_000);
    invoicing.down = ['GoodSignInvoice', 'CustomerInvoice'];
    expect(await due()).toMatchObject({ count: 0, isWhole: false });
  });
});

describe('an invoice', () => {
  it('is told with its rows, the account and the barcode', async () => {
    const outcome = await call(SUMMARY, { query: { invoiceId: String(await idOf()) } }, as(aino));
    expect(outcome).toMatchObject({
      body: {
        invoice: { sumCents: 153_70, rows: [{ vatPercentage: 0 }, { vatPercentage: 25.5 }] },
        bank: {
          rfReference: expect.stringMatching(/^RF\d\d20261044176$/),
          barcode: '421123456000007850001537000000000000020261044176260405',
          qr: transferQr,
        },
      },
    });
  });

  it('of somebody else is not found, whichever call asks', async () => {
    const id = String(await idOf());
    const eero = await patient('021179-905R');
    expect(await call(SUMMARY, { query: { invoiceId: id } }, as(eero))).toEqual({ problem: 'notFound' });
    expect(await call(PDF, { params: { id } }, as(eero))).toEqual({ problem: 'notFound' });
  });

  it('is found again once its source answers', async () => {
    const id = String(await idOf());
    invoicing.down = ['CustomerInvoice'];
    const gone = { problem: 'temporarilyUnavailable' };
    expect(await call(SUMMARY, { query: { invoiceId: id } }, as(aino))).toEqual(gone);
    expect(await call(PDF, { params: { id } }, as(aino))).toEqual(gone);
    invoicing.down = [];
    invoicing.has.CustomerInvoice = [];
    expect(await call(SUMMARY, { query: { invoiceId: id } }, as(aino))).toEqual({ problem: 'notFound' });
  });

  it('of GoodSign is found by its printed number', async () => {
    const ask = (invoiceNumber: string) => call(GOOD_SIGN, { query: { invoiceNumber } }, as(aino));
    invoicing.has.GoodSignInvoice = [sourceInvoice({ key: '7', invoiceNumber: '7700318' })];
    expect(await ask('7700318')).toMatchObject({ body: { invoice: { source: 'GoodSignInvoice' } } });
    // That is one of another source's.
    expect(await ask('2026104417')).toEqual({ problem: 'notFound' });
    invoicing.down = ['GoodSignInvoice'];
    expect(await ask('7700318')).toEqual({ problem: 'temporarilyUnavailable' });
  });

  it('tells a guardian nothing of where a protected child lives', async () => {
    const id = String(await idOf());
    const guardian = {
      session: { ...as(aino).session, ownPatientId: null, actingFor: actingFor(aino, { isProtected: true }) },
    };
    expect(await call(SUMMARY, { query: { invoiceId: id } }, guardian)).toMatchObject({
      body: { invoice: { buyerAddress: [], buyerName: 'Aino Maria Virtanen' } },
    });
    const { text } = await readPdf(await pdfBytes(await call(PDF, { params: { id } }, guardian)));
    expect(text).not.toContain('Fleminginkatu');
  });
});

describe('the document of an invoice', () => {
  it.each(LANGUAGES)('is well formed and tagged, and read in order, in %s', async (lang) => {
    const outcome = await call(PDF, { params: { id: String(await idOf()) }, query: { lang } }, as(aino));
    const name = { fi: 'lasku', sv: 'faktura', en: 'invoice' }[lang];
    expect(outcome).toMatchObject({
      body: { name: `${name}-2026104417.pdf`, contentType: 'application/pdf' },
    });
    const bytes = await pdfBytes(outcome);
    expect(await qpdfFaults(bytes)).toEqual([]);
    expect(await tagFaults(bytes)).toEqual([]);
    const { text } = await readPdf(bytes);
    const inOrder = [
      '2026104417',
      'Aino Maria Virtanen',
      'Ranneside',
      '25',
      'FI21 1234 5600 0007 85',
      '2026',
    ];
    let at = 0;
    for (const part of inOrder) {
      const next = text.replaceAll('\u00a0', ' ').indexOf(part, at);
      expect(next, part).toBeGreaterThan(-1);
      at = next;
    }
    expect(text.replaceAll(/\s/g, '')).toContain('421123456000007850001537000000000000020261044176260405');
  });

  it.each(['open', 'overdue', 'paper', 'paid', 'refundInProgress', 'refunded'] as const)(
    'is well formed and tagged of one that is %s',
    async (status) => {
      const isOwed = ['open', 'overdue', 'paper'].includes(status);
      invoicing.has.CustomerInvoice = [sourceInvoice({ status, ...(!isOwed && { transfer: null }) })];
      const outcome = await call(PDF, { params: { id: String(await idOf()) } }, as(aino));
      const bytes = await pdfBytes(outcome);
      expect(await qpdfFaults(bytes)).toEqual([]);
      expect(await tagFaults(bytes)).toEqual([]);
      const { text } = await readPdf(bytes);
      expect(text.indexOf('2026104417')).toBeLessThan(text.indexOf('Ranneside'));
      expect(text.includes('IBAN')).toBe(isOwed);
    },
  );

  it('of a paid one is its receipt and asks for nothing', async () => {
    invoicing.has.CustomerInvoice = [
      sourceInvoice({ status: 'paid', paidDate: '2026-03-23', transfer: null }),
    ];
    const outcome = await call(PDF, { params: { id: String(await idOf()) } }, as(aino));
    expect(outcome).toMatchObject({ body: { name: 'kuitti-2026104417.pdf' } });
    const { text } = await readPdf(await pdfBytes(outcome));
    expect(text).toContain('23.3.2026');
    expect(text).not.toContain('IBAN');
  });

  it('is called as was asked for', async () => {
    const input = { params: { id: String(await idOf()) }, query: { filename: 'oma-nimi' } };
    expect(await call(PDF, input, as(aino))).toMatchObject({ body: { name: 'oma-nimi.pdf' } });
    expect(await call(PDF, { ...input, query: { filename: '../x' } }, as(aino))).toMatchObject({
      problem: expect.any(String),
    });
  });

  it('is not there where the source has none', async () => {
    invoicing.has.CustomerInvoice = [
      sourceInvoice({ status: 'notAvailable', hasPdf: false, transfer: null }),
    ];
    expect(await call(PDF, { params: { id: String(await idOf()) } }, as(aino))).toEqual({
      problem: 'notFound',
    });
  });
});

it.each([
  [LIST, {}],
  [GOOD_SIGN, { query: { invoiceNumber: '7700318' } }],
  [SUMMARY, { query: { invoiceId: '1' } }],
  [PDF, { params: { id: '1' } }],
] as const)('%s is answered to one caller so many times a minute', async (key, input) => {
  const caller = { ...as(aino), allowance: countedAllowance() };
  const ask = () => call(key, input as never, caller);
  for (let times = 0; times < (endpoints[key].rateLimit ?? 0); times++) {
    expect(await ask()).not.toMatchObject({ problem: 'tooManyRequests' });
  }
  expect(await ask()).toMatchObject({ problem: 'tooManyRequests' });
});

it('what is due is told along with as many pages as somebody may open', async () => {
  const caller = { ...as(aino), allowance: countedAllowance() };
  for (let times = 0; times < 200; times++) expect(await call(DUE, {}, caller)).toMatchObject({ body: {} });
});
