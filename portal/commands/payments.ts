import { createReadStream } from 'node:fs';
import { applyStatus } from '#areas/money/payments/server/apply-status.ts';
import { DIFFERENCE_ADVICE } from '#areas/money/payments/server/difference-advice.ts';
import { listTroubles, type Trouble } from '#areas/money/payments/server/list-troubles.ts';
import { openReports } from '#areas/money/payments/server/open-reports.ts';
import { readSettlement } from '#areas/money/payments/server/read-settlement.ts';
import { reconcile } from '#areas/money/payments/server/reconcile.ts';
import { type RefundOutcome, refundPayment } from '#areas/money/payments/server/refund-payment.ts';
import { REPORT_PATH } from '#areas/money/payments/server/return-paths.ts';
import { brands, eachBrand } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { isCalendarDay } from '#contract/time/calendar-day.ts';
import { createPaytrail } from '#outside/paytrail/client/paytrail.ts';
import { systemClock } from '#platform/clock.ts';
import { type Database, openDatabase } from '#platform/database/open.ts';
import { createInScope } from '#platform/database/scope.ts';
import { StartError } from '#platform/start-error.ts';
import { type Config, readConfig } from '../shell/server/config/config.ts';
import { keyringOf } from '../shell/server/config/keyring-of-config.ts';
import { runCommand, UsageError, type Values } from './command.ts';

const USAGE = `npm run payments -- <what>:
  list                                                 payments that somebody has to look at
  settle <payment>                                     asks the provider how a payment stands, and settles it
  refund <payment> --invoice <number> [--cents <sum>]  pays back an invoice of a payment, or a part of it
  settlements --brand <brand> --day <YYYY-MM-DD>       has the provider send the reports of what it has settled since a day
  reconcile [<report.csv>] --brand <brand> --day <YYYY-MM-DD>
                                                       holds the reports that have come, or one from a file, against the books of a day`;
const OPTIONS = {
  invoice: { type: 'string' },
  cents: { type: 'string' },
  brand: { type: 'string' },
  day: { type: 'string' },
} as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

type Given = Values<typeof OPTIONS>;
interface Desk {
  readonly config: Config;
  readonly database: Database;
}

const WHYS: Readonly<Record<Trouble['why'], string>> = {
  notTold: 'paid; its system has not heard of it yet: see to that system, the portal goes on telling it',
  result: 'paid; its system refuses the payment: book it there by hand, or refund it',
  open: 'the provider has not told its end: settle it, or ask the provider',
  refund: 'a refund has not been answered: ask for it again with the same command',
  refundOpen: 'the provider has taken a refund on and not told its end for a week: ask the provider',
};
async function run([what, name]: readonly string[], values: Given): Promise<boolean> {
  const prepare = what === undefined ? undefined : WORKS[what];
  if (!prepare) throw new UsageError('It is not said what to do.');
  const work = prepare(name ?? '', values);
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    return await work({ config, database });
  } finally {
    await database.close();
  }
}

/** Each by its word: reads what was asked for, then does it. */
const WORKS: Readonly<Record<string, (name: string, values: Given) => (desk: Desk) => Promise<boolean>>> = {
  list:
    () =>
    async ({ database }) => {
      const troubles = await database.asOwner(({ db }) => listTroubles(db, systemClock()));
      for (const { stamp, brand, cents, invoiceNumber, invoiceId, status, why, result } of troubles) {
        const said = result === null ? '' : ` (${result})`;
        console.log(
          `${stamp}  ${brand}  ${euros(cents)}  invoice ${invoiceNumber} (${invoiceId})  ${status}${said}: ${WHYS[why]}`,
        );
      }
      console.log(troubles.length === 0 ? 'No payment needs anybody.' : `${troubles.length} to look at.`);
      return true;
    },

  settle: (name) => {
    const stamp = uuidIn(name);
    return async ({ config, database }) => {
      const payment = await database.asOwner(({ db }) =>
        db
          .selectFrom('payments')
          .select(['brand', 'transaction_id'])
          .where('stamp', '=', stamp)
          .executeTakeFirst(),
      );
      if (!payment?.transaction_id)
        throw new StartError('There is no such payment, or nobody can have paid it.');
      const told = await createPaytrail(config.paytrail, systemClock).ask(
        payment.brand,
        payment.transaction_id,
      );
      const { vault } = await keyringOf(config, database);
      const applied = await applyStatus(
        { inScope: createInScope(database.db), vault, now: systemClock(), requestId: null },
        { ...told, amountCents: told.amount, provider: told.provider ?? null, reason: null },
        'command',
        payment.brand,
      );
      console.log(
        applied.type === 'applied'
          ? `It stands at: ${applied.status}.`
          : `Nothing was changed: ${applied.type}.`,
      );
      return applied.type === 'applied';
    };
  },

  refund: (stamp, { invoice, cents }) => {
    const wanted = {
      payment: uuidIn(stamp),
      invoiceId: wholeIn(invoice, 'invoice'),
      cents: cents === undefined ? null : wholeIn(cents, 'cents'),
    };
    return async ({ config, database }) => {
      const paytrail = createPaytrail(config.paytrail, systemClock);
      const origins = eachBrand((id) => originOf(config, id));
      const { vault } = await keyringOf(config, database);
      const outcome = await database.asOwner(({ db }) =>
        refundPayment({ db, paytrail, vault, now: systemClock(), origins }, wanted),
      );
      console.log(refundText(outcome));
      return outcome.type === 'refunded' || outcome.type === 'pending';
    };
  },

  settlements: (_, given) => {
    const { brand, day } = brandAndDayIn(given);
    return async ({ config }) => {
      const paytrail = createPaytrail(config.paytrail, systemClock);
      const settlements = await paytrail.settlements(brand, day);
      const callbackUrl = `${originOf(config, brand)}${REPORT_PATH}`;
      for (const { id } of settlements) await paytrail.requestReport(brand, id, callbackUrl);
      console.log(`${settlements.length} reports are on their way: reconcile them when they have come.`);
      return true;
    };
  },

  reconcile: (file, given) => {
    const { brand, day } = brandAndDayIn(given);
    return async ({ database }) => {
      const result = await database.asOwner(({ db }) =>
        reconcile(
          db,
          (tx) => (file === '' ? openReports(tx, brand, day) : readSettlement(createReadStream(file))),
          {
            brand,
            day,
            now: systemClock(),
            tell: ({ kind, stamp, settledCents, bookedCents }) =>
              console.log(
                `${stamp}  settled ${euros(settledCents)}, booked ${euros(bookedCents)}  ${DIFFERENCE_ADVICE[kind]}`,
              ),
          },
        ),
      );
      const booked = result.booked.length > 0 ? ` In the books now: ${result.booked.join(', ')}.` : '';
      console.log(`${result.rows} rows, ${result.differences} differences.${booked}`);
      return result.differences === 0;
    };
  },
};

function originOf(config: Config, brand: BrandId): string {
  return config.origins?.[brand] ?? `http://${brands[brand].hosts[0]}:${config.port}`;
}

function brandAndDayIn({ brand, day }: Given): { readonly brand: BrandId; readonly day: string } {
  if (!brand || !(brand in brands) || !day || !isCalendarDay(day))
    throw new UsageError('It is not said of which brand and from which day.');
  return { brand: brand as BrandId, day };
}

function refundText(outcome: RefundOutcome): string {
  switch (outcome.type) {
    case 'refunded':
      return `Refunded ${euros(outcome.cents)}.`;
    case 'pending':
      return `The provider has taken on a refund of ${euros(outcome.cents)}, and tells the portal when it is made.`;
    case 'tooMuch':
      return `Nothing was refunded: ${euros(outcome.leftCents)} is left of it.`;
    case 'notPaid':
      return 'Nothing was refunded: there is no such payment, it is not paid, or the invoice is none of it.';
    case 'refused':
      return 'Nothing was refunded: the provider refuses it. Ask the provider, or refund by bank transfer.';
  }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`;

function uuidIn(text: string): string {
  if (!UUID.test(text)) throw new UsageError('It is not said which payment.');
  return text;
}

function wholeIn(text: string | undefined, option: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text ?? '')) throw new UsageError(`--${option} is not a whole number above 0.`);
  return Number(text);
}

await runCommand({ usage: USAGE, options: OPTIONS, run });
