import { sql } from 'kysely';
import { sealTitle } from '../../../portal/areas/messages/shared/messaging/server/sealed-messages.ts';
import { endpoints } from '../../../portal/areas/messages/workspace/contract.ts';
import { showInbox } from '../../../portal/areas/messages/workspace/server/show-inbox.ts';
import type { AnyHandler } from '../../../portal/platform/calls/handler.ts';
import { runEndpoint } from '../../../portal/platform/calls/run-endpoint.ts';
import { createInScope } from '../../../portal/platform/database/scope.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from '../scratch-database.ts';
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
const READS = 200;
const KEY = 'GET /api/workspace';

/** Reads the first page of inboxes of different size, with its counts. */
export async function measureInbox(): Promise<InboxLatency[]> {
  const results: InboxLatency[] = [];
  for (const threads of SIZES) {
    const { database, remove } = await openScratchDatabase();
    try {
      const { staff } = await database.asOwner(async ({ db }) => {
        const world = await makeWorld(db, roundVault, { patients: 50, staff: 1, teams: 1 });
        const title = sealTitle(roundVault, 'Kysymys');
        // A third is nobody's, a third is the reader's, a third is closed.
        await sql`insert into messaging_threads (patient_id, type, title, created_at, team_id, closed_at)
          select (array(select id from patients))[1 + nth % 50], 'customer', ${title}, now(), 'team-0',
            case when nth % 3 = 2 then now() - nth * interval '1 second' end
          from generate_series(1, ${threads}::integer) as nth`.execute(db);
        await sql`update messaging_threads set waiting_since = now() - id * interval '1 minute',
          last_message_at = now() - id * interval '1 minute'`.execute(db);
        await sql`insert into thread_assignments (patient_id, thread_id, professional_id, assigned_at)
          select patient_id, id, ${world.staff[0]?.id}, now() from messaging_threads where id % 3 = 1`.execute(
          db,
        );
        await sql`analyze`.execute(db);
        return world;
      });
      const inScope = createInScope(database.db);
      const base = contextOf(inScope, roundVault, new Date());
      const person = { firstNames: 'Testi', lastName: 'Henkilö', identityCode: staff[0]?.code ?? '' };
      const context = { ...base, session: { ...base.session, person } };
      const runnable = { key: KEY, endpoint: endpoints[KEY], handler: showInbox as unknown as AnyHandler };
      for (const category of CATEGORIES) {
        const times: number[] = [];
        for (let nth = 0; nth < READS * 1.2; nth++) {
          const begun = performance.now();
          const outcome = await runEndpoint(runnable, context, { query: { category } });
          if (!('body' in outcome)) throw new Error('The inbox was not answered.');
          // The first warm the caches.
          if (nth >= READS * 0.2) times.push(performance.now() - begun);
        }
        results.push({ threads, category, p50: percentile(times, 50), p95: percentile(times, 95) });
      }
    } finally {
      await remove();
    }
  }
  return results;
}
