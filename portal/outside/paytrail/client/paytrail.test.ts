import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { eachBrand } from '#brands/registry.ts';
import { type Sandbox, startSandbox } from '#outside/sandbox/sandbox.ts';
import { readSandboxSettings } from '#outside/sandbox/settings.ts';
import { systemClock } from '#platform/clock.ts';
import { sandboxPorts } from '#platform/free-ports.ts';
import { SystemError } from '../../calls/system-error.ts';
import { createPaytrail, type NewPayment } from './paytrail.ts';
import { signatureOf } from './signature.ts';

interface Passed {
  readonly sent: unknown;
  readonly status: number;
  readonly got: unknown;
}

let sandbox: Sandbox;
let origin: string;
let between: string;
let stop: () => void;
/** What the middle does to an answer. */
let distort: (text: string) => string;
const passed: Passed[] = [];

beforeAll(async () => {
  const ports = await sandboxPorts();
  origin = `http://localhost:${ports.SANDBOX_PORT}`;
  sandbox = await startSandbox(readSandboxSettings({ ...ports, SANDBOX_SLOW_MS: '600000' }));
  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const sent = Buffer.concat(await incoming.toArray()).toString();
    const { host, connection, 'content-length': _, ...headers } = incoming.headers;
    const response = await fetch(`${origin}${incoming.url}`, {
      method: String(incoming.method),
      headers: headers as Record<string, string>,
      ...(sent !== '' && { body: sent }),
    });
    const text = await response.text();
    passed.push({ sent: sent && JSON.parse(sent), status: response.status, got: JSON.parse(text) });
    const signed = [...response.headers].filter(([name]) => /^(checkout-|signature)/.test(name));
    outgoing.writeHead(response.status, Object.fromEntries(signed)).end(distort(text));
  };
  // The client may have stopped waiting, and at the end the other end is gone.
  const middle = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => middle.listen(0, '127.0.0.1', resolve));
  between = `http://127.0.0.1:${(middle.address() as AddressInfo).port}/paytrail`;
  stop = () => {
    middle.closeAllConnections();
    middle.close();
  };
});
afterAll(async () => {
  stop();
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.set('paytrail', 'none');
  passed.length = 0;
  distort = (text) => text;
});
distort = (text) => text;

const client = (changes: object = {}, secret = 'sandbox') =>
  createPaytrail(
    {
      url: between,
      retries: 1,
      retryDelayMs: 5,
      timeoutMs: 20_000,
      merchants: eachBrand(() => ({ id: '375917', secret })),
      ...changes,
    },
    systemClock,
  );

const payment = (name: string): NewPayment => ({
  stamp: createHash('sha256').update(name).digest('hex'),
  reference: '10016',
  amountCents: 12_345,
  language: 'sv',
  email: 'aino@example.com',
  redirectUrl: 'http://kaari.localhost:3000/payments/return',
  callbackUrl: 'http://kaari.localhost:3000/payments/callback',
});

const contract = parse(readFileSync(new URL('../openapi.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> };
};
/** What is wrong with a value by a schema of the contract, which may name others. */
function problemsOf(schema: string, value: unknown) {
  const { schemas } = contract.components;
  const inlined = JSON.parse(JSON.stringify(schemas[schema]), (_, part) =>
    part?.$ref ? schemas[part.$ref.split('/').at(-1)] : part,
  );
  return z.fromJSONSchema(inlined).safeParse(value).error;
}

describe('a payment', () => {
  it('begins, is asked about and paid back as the contract says at both ends', async () => {
    const paytrail = client();
    const { transactionId, providers } = await paytrail.create('kaari', payment('contract'));
    expect(providers.map(({ id }) => id)).toContain('lumipankki');
    expect(await paytrail.ask('kaari', transactionId)).toMatchObject({ status: 'new', amount: 12_345 });
    const refund = {
      transactionId,
      amountCents: 100,
      stamp: 'refund-1',
      reference: '10016',
      email: 'aino@example.com',
      callbackUrl: 'http://kaari.localhost:3000/payments/callback',
    };
    await expect(paytrail.refund('kaari', refund)).rejects.toThrow('status 400');
    await decide(transactionId, 'pay');
    expect(await paytrail.ask('kaari', transactionId)).toMatchObject({
      status: 'ok',
      provider: 'lumipankki',
    });
    expect(await paytrail.refund('kaari', refund)).toMatchObject({ status: 'ok' });

    const [created, asked, refused, , refunded] = passed;
    expect(problemsOf('NewPayment', created?.sent)).toBeUndefined();
    expect(problemsOf('CreatedPayment', created?.got)).toBeUndefined();
    expect(problemsOf('Payment', asked?.got)).toBeUndefined();
    expect(problemsOf('Refused', refused?.got)).toBeUndefined();
    expect(problemsOf('Refund', refunded?.sent)).toBeUndefined();
    expect(problemsOf('Refunded', refunded?.got)).toBeUndefined();
    // The schemas refuse something.
    for (const schema of ['NewPayment', 'CreatedPayment', 'Payment', 'Refund', 'Refunded', 'Refused']) {
      expect(problemsOf(schema, { other: true })).toBeDefined();
    }
  });

  it('tells the provider nothing of what was treated or of who pays, but where the receipt goes', async () => {
    await client().create('kaari', payment('secret'));
    expect(passed[0]?.sent).toMatchObject({
      items: [{ unitPrice: 12_345, units: 1, vatPercentage: 0, productCode: '' }],
      customer: { email: 'aino@example.com' },
    });
  });

  it('is paid back once for one name of a refund, and never beyond its sum', async () => {
    const paytrail = client();
    const { transactionId } = await paytrail.create('kaari', payment('refund'));
    await decide(transactionId, 'pay');
    const refund = (stamp: string, amountCents: number) =>
      paytrail.refund('kaari', {
        transactionId,
        amountCents,
        stamp,
        reference: '1',
        email: null,
        callbackUrl: 'http://a.test/',
      });
    const first = await refund('first', 12_000);
    expect(first).toMatchObject({ status: 'ok' });
    expect(await refund('first', 12_000)).toEqual(first);
    await expect(refund('second', 346)).rejects.toThrow('status 400');
    expect(await refund('second', 345)).toMatchObject({ status: 'ok' });
  });
});

describe('a settlement', () => {
  it('is listed, and its report is sent, signed over its text', async () => {
    const paytrail = client();
    const { transactionId } = await paytrail.create('kaari', payment('settled'));
    await decide(transactionId, 'pay');
    const [settlement] = await paytrail.settlements('kaari', '2020-01-01');
    expect(await paytrail.settlements('kaari', '2999-01-01')).toEqual([]);
    const { promise: came, resolve } = Promise.withResolvers<{ headers: object; text: string }>();
    const portal = createServer(async (incoming, outgoing) => {
      resolve({ headers: incoming.headers, text: Buffer.concat(await incoming.toArray()).toString() });
      outgoing.writeHead(204).end();
    });
    await new Promise<void>((listening) => portal.listen(0, '127.0.0.1', listening));
    const { port } = portal.address() as AddressInfo;
    await paytrail.requestReport('kaari', settlement?.id ?? 0, `http://kaari.localhost:${port}/report`);
    const { headers, text } = await came;
    portal.close();
    expect(text).toContain(`"${payment('settled').stamp}";123,45;0,35;${settlement?.id}`);
    expect(paytrail.isOwn('kaari', { ...headers }, text)).toBe(true);
    expect(paytrail.isOwn('kaari', { ...headers }, text.replace('123,45', '999,99'))).toBe(false);
    expect(client({}, 'another').isOwn('kaari', { ...headers }, text)).toBe(false);

    const [listed] = passed.flatMap(({ got }) => (Array.isArray(got) ? got : []));
    expect(problemsOf('Settlement', listed)).toBeUndefined();
    expect(problemsOf('ReportRequest', passed.at(-1)?.sent)).toBeUndefined();
    for (const schema of ['Settlement', 'ReportRequest'])
      expect(problemsOf(schema, { other: true })).toBeDefined();
    await expect(paytrail.requestReport('kaari', 1, 'http://kaari.localhost/')).rejects.toThrow('status 400');
  });
});

describe('when the provider', () => {
  it('does not know the signature, it is not asked again', async () => {
    const failure = client({}, 'another').create('kaari', payment('unsigned'));
    await expect(failure).rejects.toMatchObject({ isLasting: true, message: expect.stringContaining('401') });
    expect(passed).toHaveLength(1);
  });

  it('does not sign an answer, or another signs it, that is no answer', async () => {
    distort = (text) => text.replace('"new"', '"ok"');
    const { transactionId } = await client().create('kaari', payment('distorted'));
    await expect(client().ask('kaari', transactionId)).rejects.toThrow('an answer of somebody else');
  });

  it.each([
    ['down', 'status 503'],
    ['wrong', 'an answer outside the contract'],
  ] as const)('is %s, a payment is not begun twice', async (fault, reason) => {
    sandbox.faults.set('paytrail', fault);
    const failure = client().create('kaari', payment(fault));
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toBeInstanceOf(SystemError);
    expect(passed).toHaveLength(1);
  });

  it('is slow, nobody waits for it', async () => {
    sandbox.faults.set('paytrail', 'slow');
    await expect(client({ timeoutMs: 100, retries: 0 }).ask('kaari', 'any')).rejects.toThrow('time-out');
  });
});

describe('what a payer brings back', () => {
  it('is read where the provider has signed it for this account', async () => {
    const { transactionId } = await client().create('kaari', payment('return'));
    const query = Object.fromEntries(new URL(await decide(transactionId, 'pay')).searchParams);
    expect(client().readReturn('kaari', query)).toEqual({
      stamp: payment('return').stamp,
      transactionId,
      status: 'ok',
      amountCents: 12_345,
      provider: 'lumipankki',
      reason: null,
    });
    expect(client({}, 'another').readReturn('kaari', query)).toBeNull();
    const foreign = { ...query, 'checkout-account': '1' };
    const signature = signatureOf('sandbox', 'sha256', foreign);
    expect(client().readReturn('kaari', { ...foreign, signature })).toBeNull();
  });

  it('says why a bank has declined', async () => {
    const { transactionId } = await client().create('kaari', payment('declined'));
    const query = Object.fromEntries(new URL(await decide(transactionId, 'insufficientFunds')).searchParams);
    expect(client().readReturn('kaari', query)).toMatchObject({
      status: 'fail',
      reason: 'insufficientFunds',
    });
  });
});

/** What a payer does on the bank's page; where they are sent back to. */
async function decide(transaction: string, decision: string): Promise<string> {
  const bank = await fetch(`${origin}/paytrail/bank/lumipankki`, {
    method: 'POST',
    body: new URLSearchParams({ transaction }),
  });
  expect(bank.status).toBe(200);
  const answer = await fetch(`${origin}/paytrail/decisions/${transaction}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision, telling: 'before' }),
  });
  return String(answer.headers.get('location'));
}
