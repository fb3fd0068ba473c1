import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { INVOICE_STATUSES } from '#areas/money/shared/invoices/invoice.ts';
import { isUnpaid } from '#areas/money/shared/invoices/unpaid.ts';
import { isReferenceNumber } from '#areas/money/shared/payment-slip/reference.ts';
import { SystemError } from '../../calls/system-error.ts';
import { SOURCES, startEnds } from './test-ends.ts';

let ends: Awaited<ReturnType<typeof startEnds>>;
beforeAll(async () => {
  ends = await startEnds();
});
afterAll(() => ends.close());
afterEach(() => ends.reset());

const problemsOf = (contract: string, schema: string, value: unknown) => {
  const file = new URL(`../${contract}.openapi.yaml`, import.meta.url);
  // References are resolved within the document that has them.
  const { components } = parse(readFileSync(file, 'utf8').replaceAll('#/components/schemas/', '#/$defs/'));
  const { [schema]: root, ...$defs } = components.schemas;
  return z.fromJSONSchema({ ...root, $defs: { ...$defs, [schema]: root } }).safeParse(value).error;
};

const payment = (sumCents: number, transactionId = 't-1') => ({
  sumCents,
  paidAt: new Date('2026-11-27T10:00:00Z'),
  transactionId,
});

describe.each(SOURCES)('$source', ({ source, system, contract }) => {
  const client = (changes?: object) => ends.clientOf(source, changes);

  it('keeps to its contract at both ends', async () => {
    const aino = ends.codeOf('aino');
    const [first] = await client().list(aino);
    await client().find(aino, first?.key ?? '');
    await client().markPaid(aino, 'none', payment(1));
    await client().lookUp(first?.invoiceNumber ?? '', first?.sumCents ?? 0);
    await client().lookUp('none', 1);
    expect(ends.exchanges.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const schemas = [
      ['Question', 'Invoices'],
      ['InvoiceQuestion', 'FoundInvoice'],
      ['Payment', 'PaymentResult'],
      ['PrintedInvoice', 'OwnerOfInvoice'],
      ['PrintedInvoice', 'OwnerOfInvoice'],
    ] as const;
    for (const [nth, [request, answer]] of schemas.entries()) {
      const exchange = ends.exchanges[nth];
      expect(exchange?.url).not.toMatch(/\d{6}/);
      expect(problemsOf(contract, request, exchange?.request)).toBeUndefined();
      expect(problemsOf(contract, answer, exchange?.answer)).toBeUndefined();
      expect(problemsOf(contract, request, {})).toBeDefined();
      expect(problemsOf(contract, answer, { other: true })).toBeDefined();
    }
  });

  it('is refused as its contract says', async () => {
    await expect(client({ apiKey: 'another' }).list(ends.codeOf('aino'))).rejects.toThrow('status 401');
    ends.sandbox.faults.set(system, 'down');
    await expect(client({ retries: 0 }).list(ends.codeOf('aino'))).rejects.toThrow('status 503');
    for (const { answer } of ends.exchanges) expect(problemsOf(contract, 'Refused', answer)).toBeUndefined();
  });

  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
  ] as const)(
    'that is %s is asked once more, and tells nothing of whom it was asked about',
    async (fault, reason) => {
      ends.sandbox.faults.set(system, fault);
      const error = await client()
        .list(ends.codeOf('aino'))
        .catch((failure: Error) => failure);
      expect(error).toBeInstanceOf(SystemError);
      expect(String(error)).toContain(reason);
      expect(ends.exchanges).toHaveLength(2);
      expect(`${error} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain(
        ends.codeOf('aino'),
      );
    },
  );

  it('that is slow is not waited for', async () => {
    ends.sandbox.faults.set(system, 'slow');
    await expect(client({ timeoutMs: 100, retries: 0 }).list(ends.codeOf('aino'))).rejects.toThrow(
      'time-out',
    );
  });

  it('says whose an invoice is to who knows its number and its sum, and nothing to anybody else', async () => {
    const aino = ends.codeOf('aino');
    const [first] = await client().list(aino);
    const { key, invoiceNumber = '', sumCents = 0 } = first ?? {};
    expect(await client().lookUp(invoiceNumber, sumCents)).toEqual({ identityCode: aino, key });
    ends.exchanges.length = 0;
    expect(await client().lookUp(invoiceNumber, sumCents + 1)).toBeNull();
    expect(await client().lookUp(`${invoiceNumber}9`, sumCents)).toBeNull();
    const [wrongSum, wrongNumber] = ends.exchanges;
    expect(wrongSum?.answer).toEqual(wrongNumber?.answer);
  });

  it('has nothing of somebody who is not known', async () => {
    expect(await client().list('131052-308T')).toEqual([]);
    expect(await client().find('131052-308T', '1')).toBeNull();
    expect(await client().markPaid('131052-308T', '1', payment(1))).toBe('customerNotFound');
  });
});

describe('the demo’s invoices', () => {
  const all = async (key: string) => {
    const lists = SOURCES.map(({ source }) => ends.clientOf(source).list(ends.codeOf(key)));
    return (await Promise.all(lists)).flat();
  };

  it('are of every status, of Aino', async () => {
    const invoices = await all('aino');
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(INVOICE_STATUSES));
    expect(invoices.length).toBeGreaterThan(10);
    expect((await all('elsa')).map(({ status }) => status)).toContain('open');
  });

  it('of an appointment has its number, and what was charged for it on top', async () => {
    const onni = ends.codeOf('onni');
    const made = await fetch(`${ends.origin}/invoices`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ identityCode: onni, appointment: '72' }),
    });
    expect(made.status).toBe(303);
    const client = ends.clientOf('CustomerInvoice');
    const invoice = (await client.list(onni)).find(({ appointmentId }) => appointmentId === 72);
    expect(invoice).toMatchObject({ status: 'open', canBePaidOnline: true });
    const { rows = [] } = (await client.find(onni, invoice?.key ?? '')) ?? {};
    expect(rows.map(({ description }) => description)).toContain('Vastuskuminauhat kotiin');
  });

  it('tell what their rows sum up to, and where they are paid while they are not', async () => {
    for (const { source } of SOURCES) {
      const client = ends.clientOf(source);
      for (const { key, sumCents } of await client.list(ends.codeOf('aino'))) {
        const whole = await client.find(ends.codeOf('aino'), key);
        const rows = whole?.rows ?? [];
        expect(rows.reduce((sum, row) => sum + row.count * row.unitPriceCents, 0)).toBe(sumCents);
        expect(whole?.transfer !== null).toBe(whole !== null && isUnpaid(whole));
        expect(whole?.transfer === null || isReferenceNumber(whole?.transfer.reference ?? '')).toBe(true);
      }
    }
  });

  it('are paid once, for their own sum', async () => {
    const client = ends.clientOf('CustomerInvoice');
    const code = ends.codeOf('onni');
    const [invoice] = await client.list(code);
    const key = invoice?.key ?? '';
    const sum = invoice?.sumCents ?? 0;
    expect(await client.markPaid(code, 'none', payment(sum))).toBe('invoiceNotFound');
    expect(await client.markPaid(code, key, payment(sum - 1))).toBe('invoiceSumNotValid');
    expect(await client.markPaid(code, key, payment(sum))).toBe('ok');
    expect(await client.markPaid(code, key, payment(sum))).toBe('ok');
    expect(await client.markPaid(code, key, payment(sum, 't-2'))).toBe('invoiceAlreadyPaid');
    expect(await client.find(code, key)).toMatchObject({
      status: 'paid',
      paidDate: '2026-11-27',
      transfer: null,
    });
  });
});
