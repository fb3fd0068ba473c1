import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Faults } from '../../sandbox/faults.ts';
import { sandboxNow } from '../../sandbox/sandbox-clock.ts';
import { type Fields, isSigned, signatureOf } from '../client/signature.ts';
import { PROVIDERS, TERMS } from './providers.ts';
import { newPaymentSchema, refundSchema, reportSchema } from './requests.ts';
import { reportOf, settlementsOf } from './settlements.ts';
import { sendReport } from './tell-portal.ts';
import type { Transaction, Transactions } from './transactions.ts';

/** What the sandbox's provider stands on. */
export interface PaytrailEnd {
  readonly server: FastifyInstance;
  readonly faults: Faults;
  /** Numbers of the merchants that it has. */
  readonly accounts: readonly string[];
  /** What it and each merchant sign with. */
  readonly secret: string;
  /** Origin of its own pages. */
  readonly origin: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}
const refusal = (status: number, message: string): Answer => ({ status, body: { status: 'error', message } });

/** The provider's own implementation of `outside/paytrail/openapi.yaml`. */
export function paytrailRoutes(end: PaytrailEnd, transactions: Transactions): void {
  const { origin } = end;
  // In a scope of its own: a signature is over the bytes as they were sent.
  end.server.register(async (server) => {
    server.removeContentTypeParser('application/json');
    server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });

    server.post('/paytrail/payments', (request, reply) =>
      answer(end, request, reply, (account) => {
        const asked = read(newPaymentSchema, request.body);
        if (!asked) return refusal(400, 'The payment is malformed.');
        return { status: 201, body: created(transactions.begin(account, asked, sandboxNow()), origin) };
      }),
    );

    server.get<{ Params: { id: string } }>('/paytrail/payments/:id', (request, reply) =>
      answer(end, request, reply, (account) => {
        const transaction = named(transactions, request, account);
        return transaction
          ? { status: 200, body: told(transaction) }
          : refusal(404, 'There is no such payment.');
      }),
    );

    server.post<{ Params: { id: string } }>('/paytrail/payments/:id/refund', (request, reply) =>
      answer(end, request, reply, (account) => {
        const transaction = named(transactions, request, account);
        const asked = read(refundSchema, request.body);
        if (!transaction) return refusal(404, 'There is no such payment.');
        if (!asked) return refusal(400, 'The refund is malformed.');
        const refund = transactions.refund(transaction, asked, sandboxNow());
        if (!refund) return refusal(400, 'That much is not left of the payment.');
        const { id: transactionId, status } = refund;
        return {
          status: 201,
          body: { transactionId, status, provider: transaction.provider ?? 'kuusipankki' },
        };
      }),
    );

    server.get<{ Querystring: { startDate?: string } }>('/paytrail/settlements', (request, reply) =>
      answer(end, request, reply, (account) => ({
        status: 200,
        body: settlementsOf(transactions.all(), account)
          .filter(({ day }) => day >= (request.query.startDate ?? ''))
          .slice(0, MOST_SETTLEMENTS)
          .map(({ id, day }) => ({
            id,
            createdAt: `${day}T20:00:00.000Z`,
            settledAt: day,
            settlementReference: String(id),
          })),
      })),
    );

    server.post<{ Params: { id: string } }>('/paytrail/settlements/:id/payments/report', (request, reply) =>
      answer(end, request, reply, (account) => {
        const settled = settlementsOf(transactions.all(), account).find(
          ({ id }) => String(id) === request.params.id,
        );
        const asked = read(reportSchema, request.body);
        if (!settled || asked?.requestType !== 'csv') return refusal(400, 'There is no such report.');
        void sendReport(asked.callbackUrl, account, reportOf(settled), end.secret);
        return { status: 200, body: { requestId: randomUUID() } };
      }),
    );
  });
}

/** The most that are told at once. */
const MOST_SETTLEMENTS = 100;

async function answer(
  { faults, accounts, secret }: PaytrailEnd,
  request: FastifyRequest,
  reply: FastifyReply,
  make: (account: string) => Answer,
) {
  await faults.delay('paytrail');
  const body = typeof request.body === 'string' ? request.body : '';
  const { headers } = request;
  const account = accounts.find((each) => each === headers['checkout-account']);
  const isCaller =
    account !== undefined && headers['checkout-method'] === request.method && isSigned(secret, headers, body);
  const { status, body: made } =
    faults.get('paytrail') === 'down'
      ? refusal(503, 'Out of order.')
      : isCaller
        ? make(account)
        : refusal(401, 'The signature is wrong.');
  const text = JSON.stringify(faults.get('paytrail') === 'wrong' ? { transactionId: 1 } : made);
  const fields: Fields = { 'checkout-account': account ?? '', 'checkout-algorithm': 'sha256' };
  return reply
    .code(status)
    .headers({
      ...(fields as Record<string, string>),
      'request-id': randomUUID(),
      signature: signatureOf(secret, 'sha256', fields, text),
    })
    .type('application/json; charset=utf-8')
    .send(text);
}

/** The payment that an address and a header name alike, of the merchant that asks. */
function named(
  transactions: Transactions,
  request: FastifyRequest<{ Params: { id: string } }>,
  account: string,
): Transaction | undefined {
  if (request.headers['checkout-transaction-id'] !== request.params.id) return undefined;
  const transaction = transactions.find(request.params.id);
  return transaction?.account === account ? transaction : undefined;
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
}

function created({ id, asked }: Transaction, origin: string) {
  return {
    transactionId: id,
    href: `${origin}/paytrail/pay/${id}`,
    terms: TERMS[asked.language],
    reference: asked.reference,
    providers: PROVIDERS.map((provider) => ({
      ...provider,
      url: `${origin}/paytrail/bank/${provider.id}`,
      icon: `https://resources.paytrail.com/images/${provider.id}.png`,
      svg: `https://resources.paytrail.com/images/${provider.id}.svg`,
      parameters: [
        { name: 'transaction', value: id },
        { name: 'amount', value: String(asked.amount) },
      ],
    })),
  };
}

function told({ id, status, asked, createdAt, provider, paidAt }: Transaction) {
  const { amount, currency, stamp, reference } = asked;
  return {
    ...{ transactionId: id, status, amount, currency, stamp, reference, provider },
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  };
}
