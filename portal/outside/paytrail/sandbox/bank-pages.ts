import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language } from '#contract/language/language.ts';
import { html } from '../../sandbox/page/html.ts';
import { type Page, sendPage } from '../../sandbox/page/page.ts';
import { sandboxNow } from '../../sandbox/sandbox-clock.ts';
import { textsOf } from '../../sandbox/texts.ts';
import type { PaytrailEnd } from './paytrail-routes.ts';
import { PROVIDERS } from './providers.ts';
import { callBack, signedAddress } from './tell-portal.ts';
import { DECLINES, type Reason, TELLINGS, type Transaction, type Transactions } from './transactions.ts';

const formSchema = z.object({ transaction: z.string() });
const decisionSchema = z.object({
  decision: z.enum(['pay', 'pending', 'delayed', 'cancel', 'leave', ...DECLINES]),
  telling: z.enum(TELLINGS).default('once'),
});
type Decision = z.infer<typeof decisionSchema>['decision'];

/** What each decision makes of a payment; `leave`: the payer closes the page, and nobody hears of it. */
const BECOMES: Readonly<Record<Exclude<Decision, 'leave'>, readonly [Transaction['status'], Reason | null]>> =
  {
    pay: ['ok', null],
    pending: ['pending', null],
    delayed: ['delayed', null],
    cancel: ['fail', 'cancelled'],
    cardDeclined: ['fail', 'cardDeclined'],
    cardExpired: ['fail', 'cardExpired'],
    incorrectCvc: ['fail', 'incorrectCvc'],
    insufficientFunds: ['fail', 'insufficientFunds'],
    unableToProcess: ['fail', 'unableToProcess'],
  };

/** The page of a bank on which somebody pays, is declined, turns back, or walks away. It needs no script. */
export function bankPages({ server, secret, origin }: PaytrailEnd, transactions: Transactions): void {
  for (const { id, name } of PROVIDERS) {
    server.post(`/paytrail/bank/${id}`, async (request, reply) => {
      const form = formSchema.safeParse(request.body);
      const transaction = form.success ? transactions.find(form.data.transaction) : undefined;
      if (!isOpen(transaction)) return over(reply);
      transaction.provider = id;
      return sendPage(reply, bankPage(transaction, name));
    });
  }

  server.get<{ Params: { id: string } }>('/paytrail/pay/:id', async (request, reply) => {
    const transaction = transactions.find(request.params.id);
    if (!isOpen(transaction)) return over(reply);
    return sendPage(reply, choicePage(transaction, origin));
  });

  server.post<{ Params: { id: string } }>('/paytrail/decisions/:id', async (request, reply) => {
    const transaction = transactions.find(request.params.id);
    const form = decisionSchema.safeParse(request.body);
    if (!isOpen(transaction) || !form.success) return over(reply);
    const { decision, telling } = form.data;
    if (decision === 'leave') return sendPage(reply, leftPage(languageOf(transaction)));
    decide(transaction, decision);
    await callBack(transaction, telling, secret);
    if (telling === 'never') return sendPage(reply, leftPage(languageOf(transaction)));
    const { success, cancel } = transaction.asked.redirectUrls;
    return reply.redirect(
      signedAddress(transaction.status === 'fail' ? cancel : success, transaction, secret),
      303,
    );
  });
}

function decide(transaction: Transaction, decision: Exclude<Decision, 'leave'>): void {
  const [status, reason] = BECOMES[decision];
  Object.assign(transaction, { status, reason, ...(status === 'ok' && { paidAt: sandboxNow() }) });
}

/** Nobody has decided, or what was decided is under way: then the bank may say more. */
function isOpen(transaction: Transaction | undefined): transaction is Transaction {
  return transaction !== undefined && transaction.status !== 'ok' && transaction.status !== 'fail';
}

const languageOf = ({ asked }: Transaction) => asked.language.toLowerCase() as Language;
const euros = (cents: number) =>
  new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' }).format(cents / 100);

function choicePage(transaction: Transaction, origin: string): Page {
  const lang = languageOf(transaction);
  const { payment: texts } = textsOf(lang);
  return {
    title: texts.choose,
    lang,
    body: html`<main><h1>${texts.choose}</h1><p class="soft">${texts.demo}</p>${PROVIDERS.map(
      ({ id, name }) => html`<form method="post" action="${origin}/paytrail/bank/${id}">
<input type="hidden" name="transaction" value="${transaction.id}"><button>${name}</button></form>`,
    )}</main>`,
  };
}

function bankPage(transaction: Transaction, bank: string): Page {
  const lang = languageOf(transaction);
  const { payment: texts } = textsOf(lang);
  return {
    title: `${texts.title} · ${bank}`,
    lang,
    body: html`<header class="bar">${bank}</header><main><h1>${texts.title}</h1><p class="soft">${texts.demo}</p>
<dl><dt>${texts.sum}</dt><dd>${euros(transaction.asked.amount)}</dd><dt>${texts.reference}</dt><dd>${transaction.asked.reference}</dd></dl>
<form method="post" action="/paytrail/decisions/${transaction.id}">
<fieldset><legend>${texts.telling}</legend>${TELLINGS.map(
      (each) =>
        html`<label><input type="radio" name="telling" value="${each}"${each === 'once' && html` checked`}> ${texts.tellings[each]}</label>`,
    )}</fieldset>
<p class="actions"><button class="strong" name="decision" value="pay">${texts.pay}</button>
<button name="decision" value="cancel">${texts.cancel}</button></p>
<h2>${texts.otherwise}</h2><p class="actions">${(['pending', 'delayed', ...DECLINES, 'leave'] as const).map(
      (each) => html`<button name="decision" value="${each}">${texts.others[each]}</button> `,
    )}</p></form></main>`,
  };
}

function leftPage(lang: Language): Page {
  const { payment: texts } = textsOf(lang);
  return {
    title: texts.left,
    lang,
    body: html`<main><h1>${texts.left}</h1><p>${texts.leftText}</p></main>`,
  };
}

function over(reply: FastifyReply) {
  const { payment: texts } = textsOf(DEFAULT_LANGUAGE);
  return sendPage(reply.code(404), {
    title: texts.over,
    lang: DEFAULT_LANGUAGE,
    body: html`<main><h1>${texts.over}</h1><p>${texts.overText}</p></main>`,
  });
}
