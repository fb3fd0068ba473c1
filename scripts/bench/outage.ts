import { DEMO_DAYS, seedDemo } from '../../portal/demo/seed.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import { outageRound } from '../../portal/shell/server/reliability/outage-round.ts';
import { OUTAGES, type OutageKind } from '../../portal/shell/server/reliability/outages.ts';
import { roundVault } from '../../portal/shell/server/reliability/round-portals.ts';
import { TALLY_HEADS, type Tally, tally, tallyCells } from './kill.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface OutageResult extends Tally {
  readonly outages: number;
  /** Outages of each kind. */
  readonly kinds: Readonly<Record<OutageKind, number>>;
  /** How long the database was unavailable in all, in seconds. */
  readonly awaySeconds: number;
  readonly bookings: number;
  readonly retried: number;
  readonly messages: number;
}

const COUNT = 50;
const MOST_BOOKINGS = 900;

/** Interrupts the database of two portals 50 times during bookings. */
export async function measureOutages(): Promise<OutageResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  const { outages, bookings, deliveries } = await database
    .asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: DEMO_DAYS });
      const given = { settings: { DATA_DIR: dataDir }, owner, inScope: createInScope(database.db) };
      return outageRound(given, { database, dataDir }, { outages: COUNT, bookings: MOST_BOOKINGS });
    })
    .finally(remove);
  const MS = 1000;
  const count = (kind: OutageKind) => outages.filter((outage) => outage.kind === kind).length;
  return {
    outages: outages.length,
    kinds: Object.fromEntries(OUTAGES.map((kind) => [kind, count(kind)])) as OutageResult['kinds'],
    awaySeconds: Math.round(outages.reduce((sum, { from, to }) => sum + to - from, 0) / MS),
    bookings: bookings.length,
    retried: bookings.filter(({ wasRetried }) => wasRetried).length,
    messages: deliveries.queued,
    ...tally(bookings, deliveries),
  };
}

export function outageTable(result: OutageResult): string {
  const { outages, kinds, awaySeconds, bookings, retried, messages } = result;
  const title = `outages of the database under two portals (${OUTAGES.map((kind) => `${kinds[kind]} ${kind}`).join(', ')})`;
  const heads = ['outages', 'away, s', 'bookings', 'asked again', 'messages', ...TALLY_HEADS];
  const cells = [outages, awaySeconds, bookings, retried, messages].map(String);
  return table(title, heads, [[...cells, ...tallyCells(result)]]);
}
