import { median } from '../bench/statistics.ts';
import type { KnownInvoice } from './payments.ts';
import { invoicesOf } from './payments.ts';
import type { Scenario } from './scenario.ts';

/** How often a number may be tried below its limit. */
const ROUNDS = 9;
/** That many standard errors from a coin toss are no accident, however busy the machine is. */
const APART = 4;
const ENOUGH = 20;

/** Both are refused alike; one of the two is a patient's, who has paid it. */
export const timedRefusals: Scenario = {
  name: '17-timed-refusals',
  about:
    'somebody without a login asks to pay an invoice that is paid, by its own number and sum, and one that there is not, a pair at a time: does the time of the answer tell them apart?',
  without: [
    {
      file: 'portal/areas/money/payments/server/begin-guest-payment.ts',
      find: '      await untilWholeStep(since, parts.refusalStepMs ?? REFUSAL_STEP_MS);\n',
      put: '',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const paid = (await invoicesOf(aino)).filter(({ status }) => status === 'paid');
    let address = 0;
    /** Milliseconds until the answer. */
    const ask = async (asked: Pick<KnownInvoice, 'invoiceNumber' | 'sumCents'>) => {
      address += 1;
      const visitor = product.visitor({ from: `127.18.${Math.floor(address / 200)}.${1 + (address % 200)}` });
      // Connection and token exist before the clock starts.
      await visitor.send('PUT', '/api/session', { analyticsConsent: false });
      const began = performance.now();
      const { body } = await visitor.send('POST', '/api/anon/payments?lang=fi', {
        ...{ invoiceNumber: asked.invoiceNumber, sumCents: asked.sumCents, email: 'guess@example.com' },
      });
      if (body.type !== 'notPayable') throw new Error(`Nothing is learnt: ${body.type ?? body.code}.`);
      return performance.now() - began;
    };
    const pairs: { known: number; unknown: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      for (const [nth, invoice] of paid.entries()) {
        const nobodys = { ...invoice, invoiceNumber: `99${round}${nth}000` };
        // The order alternates.
        const isFirst = (round + nth) % 2 === 0;
        const one = await ask(isFirst ? invoice : nobodys);
        const other = await ask(isFirst ? nobodys : invoice);
        pairs.push(isFirst ? { known: one, unknown: other } : { known: other, unknown: one });
      }
    }
    if (pairs.length < ENOUGH) throw new Error('Too few invoices are paid.');
    const longer = pairs.filter(({ known, unknown }) => known > unknown).length;
    const errors = (Math.abs(longer - pairs.length / 2) * 2) / Math.sqrt(pairs.length);
    const [known, unknown] = [
      median(pairs.map((pair) => pair.known)),
      median(pairs.map((pair) => pair.unknown)),
    ];
    return {
      succeeded: errors >= APART,
      seen: `the paid one took longer in ${longer} of ${pairs.length} pairs (${errors.toFixed(1)} standard errors from chance; medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, a ratio of ${(known / unknown).toFixed(3)})`,
    };
  },
};
