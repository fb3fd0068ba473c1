import { beginPayment, invoicesOf } from './payments.ts';
import type { Scenario } from './scenario.ts';

const ADDRESSES = ['/payments/callback', '/payments/return', '/payments/refund-callback'];

/** Aino's bank has declined; the address that she came back by is hers to change. */
export const forgedPayment: Scenario = {
  name: '17-forged-payment',
  about:
    'a payer whose bank has declined changes, strips, doubles, re-orders and replays what the provider has signed, and brings it to another brand: is anything paid, and does the log record it?',
  without: [
    {
      file: 'portal/outside/paytrail/client/signature.ts',
      find: 'return given.length === expected.length && timingSafeEqual(given, expected);',
      put: 'return true;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const invoices = await invoicesOf(aino);
    const [payment, other] = [await beginPayment(aino, invoices), await beginPayment(aino, invoices)];
    const decline = async (stamp: string): Promise<URLSearchParams> => {
      const { body } = await aino.get(`/api/payments/${stamp}`);
      const [{ parameters = [] } = {}] = body.form.providers;
      const transaction = parameters.find(({ name }: { name: string }) => name === 'transaction').value;
      const form = (decision: Record<string, string>) => ({
        method: 'POST',
        redirect: 'manual' as const,
        body: new URLSearchParams(decision),
      });
      const decision = form({ decision: 'cardDeclined', telling: 'before' });
      const answer = await fetch(`${product.sandboxOrigin}/paytrail/decisions/${transaction}`, decision);
      return new URL(String(answer.headers.get('location'))).searchParams;
    };
    const declined = await decline(payment);
    const foreign = await decline(other);
    const changed = (changes: Readonly<Record<string, string | null>>) => {
      const query = new URLSearchParams(declined);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) query.delete(name);
        else query.set(name, value);
      }
      return query.toString();
    };
    const ok = { 'checkout-status': 'ok' };
    const queries = [
      changed(ok),
      changed({ ...ok, signature: null }),
      changed({ ...ok, signature: '' }),
      changed({ ...ok, signature: foreign.get('signature') }),
      changed({ ...ok, 'checkout-algorithm': 'md5' }),
      changed({ ...ok, 'checkout-provider': null }),
      changed({ ...ok, 'checkout-more': '1' }),
      changed({ ...ok, 'checkout-stamp': other }),
      changed({ ...ok, 'checkout-amount': '1' }),
      `${declined}&checkout-status=ok`,
      `checkout-status=ok&${declined}`,
      `${declined.toString().replace('checkout-status', 'Checkout-Status')}&checkout-status=ok`,
      // What is signed says itself that nothing was paid: replayed, in another order, and as it came for another payment.
      declined.toString(),
      [...declined]
        .toReversed()
        .map(([name, value]) => new URLSearchParams({ [name]: value }))
        .join('&'),
      foreign.toString(),
    ];
    for (const address of ADDRESSES) {
      for (const query of queries) {
        for (const host of ['kaari.localhost', 'pikkujatti.localhost'])
          await product.visitor({ host }).get(`${address}?${query}`);
      }
    }
    const rows = await product.sql<{ status: string }>('select status from payments');
    const [books] = await product.sql<{ count: number }>('select count(*)::int as count from ledger');
    const paid = rows.filter(({ status }) => status !== 'fail').length;
    const log = product.portal
      .log()
      .split('\n')
      .filter((line) => line.includes('"event":"paymentForged"'));
    const unheard = ADDRESSES.filter((address) => !log.some((line) => line.includes(`GET ${address}"`)));
    return {
      succeeded: paid > 0 || (books?.count ?? 0) > 0 || unheard.length > 0,
      seen: `${queries.length * ADDRESSES.length * 2} sent; ${paid} payments paid, ${books?.count} entries in the books; not heard of: ${unheard.join(', ') || 'nothing'}`,
    };
  },
};
