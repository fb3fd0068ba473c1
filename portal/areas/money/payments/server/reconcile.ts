import { type Kysely, sql } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Tables } from '#platform/tables.ts';
import { book, type Transfer } from './ledger.ts';
import type { SettledRow } from './read-settlement.ts';

/** What the books and a settlement do not agree on. */
export interface Difference {
  /**
   * `unknown`: settled, and not in the books; `sum`: settled with another sum; `twice`: settled more than once; `missing`: in the
   * books of that day, and not settled.
   */
  readonly kind: 'unknown' | 'sum' | 'twice' | 'missing';
  /** The portal's name of the payment or the refund. */
  readonly stamp: string;
  readonly settledCents: number;
  readonly bookedCents: number;
}

export interface Reconciliation {
  readonly rows: number;
  readonly differences: number;
  /** The provider's numbers of the settlements that are in the books now: those in which nothing differs. */
  readonly booked: readonly string[];
}

interface Reconciled {
  readonly brand: BrandId;
  /** The Helsinki day whose payments all have to be settled, `YYYY-MM-DD`; null: only what is settled is looked at. */
  readonly day: string | null;
  readonly now: Date;
  readonly tell: (difference: Difference) => void;
}

const BATCH = 1000;

/**
 * Holds settlements against the books, tells every difference, and books each settlement that has none. They go through a table of
 * their own for as long as it takes, so that a day of any length takes the same memory here.
 *
 * @param db the schema's owner
 * @param settlementIn reads the settlements; what of them is in the database, by the same connection
 */
export async function reconcile(
  db: Kysely<Tables>,
  settlementIn: (tx: Kysely<Tables>) => AsyncIterable<SettledRow>,
  { brand, day, now, tell }: Reconciled,
): Promise<Reconciliation> {
  return db.transaction().execute(async (tx) => {
    await sql`create temporary table settled
      (stamp text not null, cents bigint not null, fee bigint not null, settlement text not null) on commit drop`.execute(
      tx,
    );
    const rows = await takeIn(tx, settlementIn(tx));
    await sql`create index on settled (stamp); analyze settled`.execute(tx);
    await sql`create temporary table differing
      (kind text not null, stamp text not null, "settledCents" integer not null, "bookedCents" integer not null)
      on commit drop`.execute(tx);
    await sql`insert into differing ${differencesOf(brand, day)}`.execute(tx);
    await sql`declare differences no scroll cursor for select * from differing order by kind, stamp`.execute(
      tx,
    );
    let differences = 0;
    for (;;) {
      const found = await sql<Difference>`fetch ${sql.lit(BATCH)} from differences`.execute(tx);
      for (const each of found.rows) tell(each);
      differences += found.rows.length;
      if (found.rows.length < BATCH) break;
    }
    return { rows, differences, booked: await bookSettlements(tx, brand, now) };
  });
}

async function takeIn(tx: Kysely<Tables>, settlement: AsyncIterable<SettledRow>): Promise<number> {
  let count = 0;
  let batch: SettledRow[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await sql`insert into settled select * from unnest(
      ${batch.map(({ stamp }) => stamp)}::text[], ${batch.map(({ cents }) => cents)}::bigint[],
      ${batch.map(({ feeCents }) => feeCents)}::bigint[],
      ${batch.map(({ settlementId }) => settlementId)}::text[])`.execute(tx);
    count += batch.length;
    batch = [];
  };
  for await (const row of settlement) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return count;
}

/** Payments and refunds of the books stand under the name that the provider has of each. */
function differencesOf(brand: BrandId, day: string | null) {
  return sql`
    with booked as (
      select case kind when 'payment' then payment::text else split_part(reference, '/', 1) end as stamp,
        sum(case kind when 'payment' then cents else -cents end)::bigint as cents,
        bool_or((at at time zone 'Europe/Helsinki')::date = ${day}::date) as is_of_day
      from ledger
      where brand = ${brand} and kind in ('payment', 'refund')
        and (payment::text in (select stamp from settled)
          or split_part(reference, '/', 1) in (select stamp from settled)
          or at >= ${day}::date::timestamp at time zone 'Europe/Helsinki'
            and at < (${day}::date + 1)::timestamp at time zone 'Europe/Helsinki')
      group by 1
    ), told as (
      select stamp, sum(cents)::bigint as cents, count(*) as times from settled group by stamp
    )
    select case
        when booked.stamp is null then 'unknown'
        when told.stamp is null then 'missing'
        when told.times > 1 then 'twice'
        else 'sum' end as kind,
      coalesce(told.stamp, booked.stamp) as stamp,
      coalesce(told.cents, 0)::integer as "settledCents", coalesce(booked.cents, 0)::integer as "bookedCents"
    from told full join booked on booked.stamp = told.stamp
    where (told.stamp is not null or is_of_day) and told.cents is distinct from booked.cents`;
}

/**
 * Books what has come to the bank, and what the provider has kept, of each settlement in which nothing differs. What is missing is in
 * none yet, and keeps none out.
 */
async function bookSettlements(
  tx: Kysely<Tables>,
  brand: BrandId,
  now: Date,
): Promise<Reconciliation['booked']> {
  const { rows } = await sql<{ settlement: string; net: number; fee: number }>`
    select settlement, (sum(cents) - sum(fee))::integer as net, sum(fee)::integer as fee
    from settled
    group by settlement
    having not bool_or(stamp in (select stamp from differing))
    order by settlement`.execute(tx);
  await book(
    tx,
    rows.flatMap(({ settlement, net, fee }) => {
      const row = { at: now, brand, reference: `${brand}/${settlement}`, payment: null };
      return [
        ...fromProvider({ ...row, kind: 'settlement' }, 'bank', net),
        ...fromProvider({ ...row, kind: 'fee' }, 'fees', fee),
      ];
    }),
  );
  const booked = rows.map(({ settlement }) => settlement);
  if (booked.length > 0)
    await tx
      .updateTable('settlement_reports')
      .set({ reconciled_at: now })
      .where('brand', '=', brand)
      .where('settlement', 'in', booked)
      // One that was in the books already stays as of then.
      .where('reconciled_at', 'is', null)
      .execute();
  return booked;
}

/** What the provider has less: more where the sum is below zero, as on a day of refunds; nothing where it is zero. */
function fromProvider(
  row: Omit<Transfer, 'debit' | 'credit' | 'cents'>,
  account: 'bank' | 'fees',
  cents: number,
): Transfer[] {
  if (cents === 0) return [];
  const sides =
    cents > 0
      ? ({ debit: account, credit: 'provider' } as const)
      : ({ debit: 'provider', credit: account } as const);
  return [{ ...row, ...sides, cents: Math.abs(cents) }];
}
