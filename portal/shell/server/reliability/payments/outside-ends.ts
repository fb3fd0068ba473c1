import fastify from 'fastify';
import { brandOf } from '#brands/registry.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { Books } from '#outside/invoicing/sandbox/books.ts';
import { invoicingRoutes } from '#outside/invoicing/sandbox/invoicing-routes.ts';
import { paytrailRoutes } from '#outside/paytrail/sandbox/paytrail-routes.ts';
import { openTransactions, type Transactions } from '#outside/paytrail/sandbox/transactions.ts';
import { createFaults } from '#outside/sandbox/faults.ts';
import { type Hold, openHold } from './hold.ts';

export const CENTS = 12_345;
export const SECRET = 'sandbox';

/** Where a call of the portal's is held up. */
export interface CallPlace {
  readonly path: RegExp;
  /** `before` the other end has heard of it, or once it has done it and has not `answered`. */
  readonly at: 'before' | 'answered';
}

/** The provider and the invoices' systems, which know by themselves what was paid. */
export interface OutsideEnds {
  readonly origin: string;
  readonly transactions: Transactions;
  /** By an invoice's key: what it was paid with, each time that it was. */
  readonly marked: ReadonlyMap<string, readonly string[]>;
  hold(place: CallPlace): Hold;
  clear(): void;
  close(): Promise<void>;
}

/** The first invoice of a patient, by their identity code. */
export const invoiceKeyOf = (identityCode: string) => identityCode.replace(/\W/g, '');

/** @param count how many invoices every patient has at one source */
export async function startOutsideEnds(count = 1): Promise<OutsideEnds> {
  let place: CallPlace | null = null;
  let hold = openHold();
  const marked = new Map<string, string[]>();
  const server = fastify({ forceCloseConnections: true });
  const holdAt = async (at: CallPlace['at'], path: string) => {
    if (place?.at === at && place.path.test(path)) await hold.here();
  };
  server.addHook('preHandler', ({ method, url }) => holdAt('before', `${method} ${url}`));
  server.addHook('onSend', ({ method, url }) => holdAt('answered', `${method} ${url}`));
  const faults = createFaults(0);
  const transactions = openTransactions();
  invoicingRoutes({ server, faults, apiKey: SECRET }, booksOf(marked, count));
  await server.register(async (inside) => {
    const accounts = [brandOf('kaari').payment.merchantId];
    paytrailRoutes(
      { server: inside, faults, accounts, secret: SECRET, origin: 'http://localhost' },
      transactions,
    );
  });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    transactions,
    marked,
    hold(wanted) {
      place = wanted;
      hold = openHold();
      return hold;
    },
    clear() {
      place = null;
      hold.end(true);
    },
    close: () => server.close(),
  };
}

function booksOf(marked: Map<string, string[]>, count: number): Books {
  return {
    invoicesOf(source, identityCode) {
      if (source !== 'CustomerInvoice') return [];
      const own = invoiceKeyOf(identityCode);
      const today = helsinkiDay(new Date());
      return Array.from({ length: count }, (_, nth) => {
        const key = nth === 0 ? own : `${own}-${nth}`;
        const isPaid = marked.has(key);
        return {
          ...{ key, appointmentId: null, invoiceNumber: key, creditedInvoiceNumber: '', hasPdf: true },
          status: isPaid ? 'paid' : 'open',
          canBePaidOnline: !isPaid,
          creationDate: today,
          dueDate: addDays(today, 14),
          sumCents: CENTS,
          paidDate: isPaid ? today : null,
          payableOnlineUntil: isPaid ? null : addDays(today, 4),
          buyerName: 'Testi',
          buyerAddress: [],
          rows: [],
          transfer: null,
        };
      });
    },
    ownerOf: () => null,
    pay(_source, identityCode, _key, { sumCents, transactionId }) {
      const key = invoiceKeyOf(identityCode);
      const before = marked.get(key) ?? [];
      if (before.includes(transactionId)) return 'ok';
      if (before.length > 0) return 'invoiceAlreadyPaid';
      if (sumCents !== CENTS) return 'invoiceSumNotValid';
      marked.set(key, [...before, transactionId]);
      return 'ok';
    },
  };
}
