import type { KnownInvoice } from './payments.ts';
import { invoicesOf } from './payments.ts';
import type { Scenario } from './scenario.ts';

/** Wrong sums that are tried before the right one, each few from an address of its own. */
const WRONG = 24;
const OF_ADDRESS = 4;

/** The number of an invoice stands in many mails; its sum says what was done. */
export const guessedSum: Scenario = {
  name: '17-guessed-sum',
  about: `somebody without a login tries ${WRONG} sums of an invoice’s number from several addresses, then the right one, and numbers that there are not: does any answer differ, or a payment begin?`,
  without: [
    {
      file: 'portal/areas/money/payments/server/guest-limits.ts',
      find: '<= TRIES_OF_NUMBER;',
      put: '<= 10_000;',
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const invoice = (await invoicesOf(aino)).find(({ canBePaidOnline }) => canBePaidOnline) as KnownInvoice;
    const tries = Array.from({ length: WRONG }, (_, nth) => 1000 + nth);
    const told = async (invoiceNumber: string, net: number) => {
      const answers: string[] = [];
      for (const [nth, sumCents] of [...tries, invoice.sumCents].entries()) {
        const visitor = product.visitor({ from: `127.17.${net}.${1 + Math.floor(nth / OF_ADDRESS)}` });
        const body = { invoiceNumber, sumCents, email: 'guess@example.com' };
        const answer = await visitor.send('POST', '/api/anon/payments?lang=fi', body);
        answers.push(`${answer.status} ${answer.body.type ?? answer.body.code}`);
      }
      return answers;
    };
    const [known, unknown] = [await told(invoice.invoiceNumber, 1), await told('999999999', 2)];
    const differing = known.filter((answer, nth) => answer !== unknown[nth]).length;
    const [{ count = 0 } = {}] = await product.sql<{ count: number }>(
      'select count(*)::int as count from payments',
    );
    return {
      succeeded: differing > 0 || count > 0,
      seen: `${known.length} sums of a number; ${differing} answers tell it from one that there is not; ${count} payments begun`,
    };
  },
};
