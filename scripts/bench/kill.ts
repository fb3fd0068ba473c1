import { DEMO_DAYS, seedDemo } from '../../portal/demo/seed.ts';
import { createInScope } from '../../portal/platform/database/scope.ts';
import type { BookingOutcome } from '../../portal/shell/server/reliability/bookings.ts';
import type { Deliveries } from '../../portal/shell/server/reliability/deliveries.ts';
import { killRound } from '../../portal/shell/server/reliability/kill-round.ts';
import { roundVault } from '../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from './scratch-database.ts';
import { table } from './table.ts';

export interface KillResult extends Tally {
  readonly bookings: number;
  readonly retried: number;
}

/** Failures of bookings and their messages. */
export interface Tally {
  /** Bookings confirmed to their client and missing afterwards, and messages that never arrived. */
  readonly lost: number;
  /** Bookings and messages that exist more than once. */
  readonly doubled: number;
  /** Bookings without exactly one e-mail and one text message. */
  readonly wrongMessages: number;
  /** Messages delivered again with the same Message-ID: their receiver shows them once. */
  readonly repeated: number;
  /** The longest time that a message waited although it could have been sent, in seconds. */
  readonly latestSeconds: number;
}

const BOOKINGS = 500;
const KILL_AFTER = 230;

/** Kills the portal in the middle of 500 bookings. */
export async function measureKill(): Promise<KillResult> {
  const { database, dataDir, remove } = await openScratchDatabase();
  const { bookings, deliveries } = await database
    .asOwner(async ({ db: owner }) => {
      await seedDemo(owner, { vault: roundVault, now: new Date(), days: DEMO_DAYS });
      const given = { settings: { DATA_DIR: dataDir }, owner, inScope: createInScope(database.db) };
      return killRound(given, { count: BOOKINGS, killAfter: KILL_AFTER });
    })
    .finally(remove);
  return {
    bookings: bookings.length,
    retried: bookings.filter(({ wasRetried }) => wasRetried).length,
    ...tally(bookings, deliveries),
  };
}

export function tally(bookings: readonly BookingOutcome[], deliveries: Deliveries): Tally {
  const count = (is: (outcome: BookingOutcome) => boolean) => bookings.filter(is).length;
  const MS = 1000;
  return {
    lost:
      deliveries.lost + count(({ confirmedId, kept }) => confirmedId === null || !kept.includes(confirmedId)),
    doubled: deliveries.doubled + count(({ kept }) => kept.length > 1),
    wrongMessages: count(({ mails, texts }) => mails !== 1 || texts !== 1),
    repeated: deliveries.repeated,
    latestSeconds: Math.round((deliveries.latestMs / MS) * 10) / 10,
  };
}

export const TALLY_HEADS = ['lost', 'doubled', 'wrong messages', 'handed over again', 'latest, s'];

export function tallyCells({ lost, doubled, wrongMessages, repeated, latestSeconds }: Tally): string[] {
  return [lost, doubled, wrongMessages, repeated, latestSeconds].map(String);
}

export function killTable({ bookings, retried, ...found }: KillResult): string {
  const heads = ['bookings', 'asked again', ...TALLY_HEADS];
  return table('kill -9 of the portal amid bookings', heads, [
    [String(bookings), String(retried), ...tallyCells(found)],
  ]);
}
