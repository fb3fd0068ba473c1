import { sql } from 'kysely';
import { sealTitle } from '../../../portal/areas/messages/shared/messaging/server/sealed-messages.ts';
import { endpoints } from '../../../portal/areas/messages/workspace/contract.ts';
import { showInbox } from '../../../portal/areas/messages/workspace/server/show-inbox.ts';
import type { AnyHandler } from '../../../portal/platform/calls/handler.ts';
import { runEndpoint } from '../../../portal/platform/calls/run-endpoint.ts';
import { createInScope } from '../../../portal/platform/database/scope.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase, type ScratchDatabase } from '../scratch-database.ts';
import { contextOf } from '../search-caller.ts';
import { percentile } from '../statistics.ts';
import { makeWorld } from './world.ts';

export interface InboxLatency {
  readonly threads: number;
  readonly category: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const SIZES = [1_000, 100_000];
const CATEGORIES = ['unassigned', 'assignedToMe', 'closed'] as const;
type Category = (typeof CATEGORIES)[number];
const READS = 200;
/** The first reads warm the caches. */
const WARMING = 40;
const KEY = 'GET /api/workspace';

/** A clinic with so many conversations, and its inbox. */
interface FullInbox {
  readonly threads: number;
  readonly read: (category: Category) => Promise<void>;
}

/** Reads the first page of inboxes of different size, with its counts: by turns, so that whatever else the machine does meets all sizes. */
export async function measureInbox(): Promise<InboxLatency[]> {
  const scratch: ScratchDatabase[] = [];
  try {
    const inboxes: FullInbox[] = [];
    for (const threads of SIZES) {
      const one = await openScratchDatabase();
      scratch.push(one);
      inboxes.push(await fill(one, threads));
    }
    const results: InboxLatency[] = [];
    for (const category of CATEGORIES) {
      const times = inboxes.map((): number[] => []);
      for (let nth = 0; nth < WARMING + READS; nth++)
        for (const [place, { read }] of inboxes.entries()) {
          const begun = performance.now();
          await read(category);
          if (nth >= WARMING) times[place]?.push(performance.now() - begun);
        }
      for (const [place, { threads }] of inboxes.entries()) {
        const measured = times[place] ?? [];
        results.push({ threads, category, p50: percentile(measured, 50), p95: percentile(measured, 95) });
      }
    }
    return results;
  } finally {
    for (const { remove } of scratch) await remove();
  }
}

/** Fills a database: a third of the conversations is nobody's, a third is the reader's, a third is closed. */
async function fill({ database }: ScratchDatabase, threads: number): Promise<FullInbox> {
  const { staff } = await database.asOwner(async ({ db }) => {
    const world = await makeWorld(db, roundVault, { patients: 50, staff: 1, teams: 1 });
    const title = sealTitle(roundVault, 'Kysymys');
    await sql`insert into messaging_threads (patient_id, type, title, created_at, team_id)
      select (array(select id from patients))[1 + nth % 50], 'customer', ${title}, now(), 'team-0'
      from generate_series(1, ${threads}::integer) as nth`.execute(db);
    await sql`update messaging_threads set waiting_since = now() - id * interval '1 minute',
      last_message_at = now() - id * interval '1 minute',
      closed_at = case when id % 3 = 2 then now() - id * interval '1 second' end`.execute(db);
    await sql`insert into thread_assignments (patient_id, thread_id, professional_id, assigned_at)
      select patient_id, id, ${world.staff[0]?.id}, now() from messaging_threads where id % 3 = 1`.execute(
      db,
    );
    await sql`analyze`.execute(db);
    return world;
  });
  const base = contextOf(createInScope(database.db), roundVault, new Date());
  const person = { firstNames: 'Testi', lastName: 'Henkilö', identityCode: staff[0]?.code ?? '' };
  const context = { ...base, session: { ...base.session, person } };
  const runnable = { key: KEY, endpoint: endpoints[KEY], handler: showInbox as unknown as AnyHandler };
  return {
    threads,
    async read(category) {
      const outcome = await runEndpoint(runnable, context, { query: { category } });
      if (!('body' in outcome)) throw new Error('The inbox was not answered.');
    },
  };
}
