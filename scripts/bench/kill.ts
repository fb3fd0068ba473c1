import { DEMO_DAYS, seedDemo } from '../../portal/demo/seed.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import { type BookingOutcome, killRound, roundVault } from '../../portal/server/reliability/kill-round.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface KillResult {
  readonly bookings: number;
  readonly retried: number;
  /** Confirmed to their client and not there afterwards. */
  readonly lost: number;
  /** There more than once. */
  readonly doubled: number;
  /** Without exactly one e-mail and one text message. */
  readonly wrongMessages: number;
}

const BOOKINGS = 500;
const KILL_AFTER = 230;

/** Kills the portal in the middle of 500 bookings. */
export async function measureKill(): Promise<KillResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  const outcomes = await database
    .asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: DEMO_DAYS });
      const given = { settings: { DATA_DIR: dataDir }, owner, inScope: createInScope(database.db) };
      return killRound(given, { count: BOOKINGS, killAfter: KILL_AFTER });
    })
    .finally(remove);
  const count = (is: (outcome: BookingOutcome) => boolean) => outcomes.filter(is).length;
  return {
    bookings: outcomes.length,
    retried: count(({ wasRetried }) => wasRetried),
    lost: count(({ confirmedId, kept }) => confirmedId === null || !kept.includes(confirmedId)),
    doubled: count(({ kept }) => kept.length > 1),
    wrongMessages: count(({ mails, texts }) => mails !== 1 || texts !== 1),
  };
}

export function killTable({ bookings, retried, lost, doubled, wrongMessages }: KillResult): string {
  const heads = ['bookings', 'asked again', 'lost', 'doubled', 'wrong messages'];
  return table('kill -9 of the portal amid bookings', heads, [
    [bookings, retried, lost, doubled, wrongMessages].map(String),
  ]);
}
