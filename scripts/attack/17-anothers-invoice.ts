import { beginPayment, invoicesOf } from './payments.ts';
import type { Scenario } from './scenario.ts';

/** Invoices that are tried: each is asked for in six ways, and a stranger who asks for more than a minute allows is told nothing. */
const TRIED = 5;
/** What each call says of something that there is not. */
const NOTHING: readonly unknown[] = ['invoiceNotFound', 'notFound', 'invoice-not-found'];

/** Aino's numbers of invoices and of a payment are known to Eero; they are no secrets. */
export const anothersInvoice: Scenario = {
  name: '17-anothers-invoice',
  about:
    'another patient asks for each of somebody’s invoices and for a payment by their numbers, pays into them and downloads them; so does somebody without a login',
  without: [
    {
      file: 'portal/areas/money/payments/server/show-payment.ts',
      find: 'export const showPayment: Handler<Show> = async (\n',
      // As if the call took the payment's own patient for the one who asks; the log is written in the caller's scope.
      put: `export const showPayment: Handler<Show> = async (call, input) => {
  const { sql } = await import('kysely');
  const enter = (patient) => sql\`select set_config('app.patient', \${patient}, true)\`.execute(call.tx);
  const asked = sql\`select patient_of_payment(\${input.params.payment})::text as patient\`;
  const [{ patient }] = (await asked.execute(call.tx)).rows;
  await enter(patient);
  const answer = await show({ ...call, patientId: patient }, input);
  await enter(call.patientId);
  return answer;
};
const show = async (
`,
    },
  ],
  async attempt(arena) {
    const product = await arena.product();
    const aino = product.visitor();
    await aino.signIn('aino');
    const invoices = await invoicesOf(aino);
    const payment = await beginPayment(aino, invoices);
    const eero = product.visitor();
    await eero.signIn('eero');
    const told: string[] = [];
    let asked = 0;
    for (const visitor of [eero, product.visitor()]) {
      const see = async (what: string, answer: Promise<{ status: number; body: { type?: unknown } }>) => {
        asked += 1;
        const { status, body } = await answer;
        if (status === 429) throw new Error(`Nothing is learnt of ${what}: there were too many requests.`);
        if (status === 200 && !NOTHING.includes(body?.type)) told.push(what);
      };
      for (const { id, invoiceNumber, sumCents } of invoices.slice(0, TRIED)) {
        await see('summary', visitor.get(`/api/invoices/invoice-summary?invoiceId=${id}&lang=fi`));
        await see('document', visitor.get(`/api/invoices/${id}/pdf?filename=lasku.pdf&lang=fi`));
        await see('owed', visitor.get(`/api/payments/owed?reference=${id}&lang=fi`));
        await see('owed by number', visitor.get(`/api/payments/owed?invoiceNumber=${invoiceNumber}&lang=fi`));
        await see('number', visitor.get(`/api/payments/good-sign-invoice?invoiceNumber=${invoiceNumber}`));
        const requestBody = {
          amount: sumCents,
          items: [{ productCode: '', unitPrice: sumCents, units: 1, vatPercentage: 0 }],
          ...{ language: 'FI', reference: String(id) },
        };
        await see('paying', visitor.send('POST', '/api/payments/?lang=fi', { requestBody }));
      }
      await see('payment', visitor.get(`/api/payments/${payment}`));
    }
    return {
      succeeded: told.length > 0,
      seen: `${told.length} of ${asked} answered ${[...new Set(told)].join(', ')}`.trim(),
    };
  },
};
