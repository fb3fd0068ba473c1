import type { DatabasePlace } from './held-database.ts';
import type { CallPlace } from './outside-ends.ts';

/** What happens to a payment, in turn: somebody begins it, the provider tells how it stands, or is asked, and jobs do the rest. */
export type Phase = 'begin' | 'tell' | 'ask' | 'jobs';

/** A moment between two steps of a payment. */
export interface Step {
  readonly phase: Phase;
  readonly name: string;
  readonly place: ({ readonly held: 'database' } & DatabasePlace) | ({ readonly held: 'call' } & CallPlace);
}

const at = (phase: Phase, name: string, place: Step['place']): Step => ({ phase, name, place });
const statement = (sql: RegExp, moment: DatabasePlace['at'] = 'before'): Step['place'] => ({
  held: 'database',
  sql,
  at: moment,
});
const call = (path: RegExp, moment: CallPlace['at'] = 'before'): Step['place'] => ({
  held: 'call',
  path,
  at: moment,
});

const PAYMENT = /insert into "payments"/;
const NAMED = /update "payments" set "transaction_id"/;
const APPLIED = /insert into "payment_events"/;
const MARKED = /update "payment_invoices" set "result"/;
const FIND = /invoices\/find/;
const CREATE = /^POST \/paytrail\/payments$/;
const ASK = /^GET \/paytrail\/payments\//;
const MARK = /invoices\/payments/;

/** Every two steps of a payment have one of these between them. */
export const STEPS: readonly Step[] = [
  at('begin', 'before the invoice is asked for', call(FIND)),
  at('begin', 'before the payment is written down', statement(PAYMENT)),
  at('begin', 'before its invoices are', statement(/insert into "payment_invoices"/)),
  at('begin', 'before the job that asks about it', statement(/add_job.*ask-payment/s)),
  at('begin', 'before all that is committed', statement(PAYMENT, 'commit')),
  at('begin', 'before anybody knows that it is', statement(PAYMENT, 'answered')),
  at('begin', 'before the provider hears of it', call(CREATE)),
  at('begin', 'before the portal hears that it has begun', call(CREATE, 'answered')),
  at('begin', 'before the provider’s name is written down', statement(NAMED)),
  at('begin', 'before that is committed', statement(NAMED, 'commit')),
  at('begin', 'before the payer sees the form', statement(NAMED, 'answered')),
  at('tell', 'before it is known whose it is', statement(/patient_of_payment/)),
  at('tell', 'before the payment is locked', statement(/from "payments".*for update/s)),
  at('tell', 'before the status is noted', statement(APPLIED)),
  at('tell', 'before the payment goes forward', statement(/update "payments" set "status"/)),
  at('tell', 'before its invoices are read', statement(/from "payment_invoices".*order by "invoice_id"/s)),
  at('tell', 'before the books are written', statement(/insert into "ledger"/)),
  at('tell', 'before the job that marks invoices', statement(/add_job.*mark-invoices-paid/s)),
  at('tell', 'before the receipt is written', statement(/insert into "messages"/)),
  at('tell', 'before the job that sends it', statement(/add_job.*send-payment-receipt/s)),
  at('tell', 'before its address is forgotten', statement(/update "payments" set "receipt_to"/)),
  at('tell', 'before it is in the access log', statement(/insert into "access_log"/)),
  at('tell', 'before all that is committed', statement(APPLIED, 'commit')),
  at('tell', 'before the provider hears that it was taken', statement(APPLIED, 'answered')),
  at('ask', 'before the provider is asked', call(ASK)),
  at('ask', 'before its answer is heard', call(ASK, 'answered')),
  at('jobs', 'before the invoice’s system hears of it', call(MARK)),
  at('jobs', 'before its answer is heard', call(MARK, 'answered')),
  at('jobs', 'before the answer is written down', statement(MARKED)),
  at('jobs', 'before that is committed', statement(MARKED, 'commit')),
  at('jobs', 'before the job is done', statement(MARKED, 'answered')),
  at('jobs', 'before the receipt is read', statement(/from "messages" where "id"/)),
  at('jobs', 'before it is noted that it was sent', statement(/update "messages" set "sent_at"/)),
];
