import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { SCAN_ATTACHMENT } from '../../../portal/areas/messages/shared/attachments/server/attachment-jobs.ts';
import { openMessage } from '../../../portal/areas/messages/shared/messaging/server/sealed-messages.ts';
import { startTestStorage } from '../../../portal/outside/object-storage/sandbox/test-storage.ts';
import type { Faults } from '../../../portal/outside/sandbox/faults.ts';
import { startTestScanner } from '../../../portal/outside/virus-scanner/sandbox/test-scanner.ts';
import { enqueue } from '../../../portal/platform/jobs/outbox.ts';
import type { Tables } from '../../../portal/platform/tables.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from '../scratch-database.ts';
import { type Checked, checkMessages } from './check.ts';
import { createCrowd } from './crowd.ts';
import { type CheckedFiles, createFiles } from './files.ts';
import { startProcesses } from './processes.ts';
import { makeWorld } from './world.ts';

const SIZE = { patients: 500, staff: 50, teams: 5 };
const STEPS = 2_000;
const AT_ONCE = 16;
/** How long scanner and storage are well, and then away, in milliseconds. */
const WELL = 1_200;
const AWAY = 500;
/** Until when files must have been looked through after that. */
const SETTLE_MS = 60_000;

export interface RoundResult extends Checked, CheckedFiles {
  readonly calls: number;
  /** Calls that died with their process and were made again. */
  readonly again: number;
  /** Calls that have thrown. */
  readonly errors: number;
  /** How often the scanner or the storage went away. */
  readonly outages: number;
  readonly opened: number;
  /** Conversations and files that were opened, or written in, by somebody whom they do not concern. */
  readonly shownWrongly: number;
  /** Openings by professionals without their line in the patient's log. */
  readonly unlogged: number;
  /** Takings of which somebody else was first. */
  readonly takenMeanwhile: number;
}

/**
 * Patients and professionals write, read, upload, assign, close and go absent at random at two processes, of which one is killed
 * half-way, while the virus scanner and the storage go away now and then.
 */
export async function measureMessages(): Promise<RoundResult> {
  const { database, remove } = await openScratchDatabase();
  const [storage, scanner] = await Promise.all([startTestStorage(), startTestScanner()]);
  const processes = startProcesses({
    url: database.url,
    storage: { ...storage.settings, timeoutMs: 1_000 },
    scanner: scanner.address,
  });
  try {
    const world = await database.asOwner(({ db }) => makeWorld(db, roundVault, SIZE));
    const files = createFiles(processes.ask);
    const crowd = createCrowd(world, processes.ask, files);
    const over = new AbortController();
    const outages = misbehave(
      [
        ['storage', storage.faults],
        ['virus-scanner', scanner.faults],
      ],
      over.signal,
    );
    let step = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, worker) => {
        while (step < STEPS) {
          step += 1;
          if (step === STEPS / 2) processes.killAndStart(0);
          await crowd.act(worker);
        }
      }),
    );
    over.abort();
    return await database.asOwner(async ({ db }) => {
      await settle(db);
      const { sent, ...counts } = crowd.result();
      return {
        ...counts,
        ...checkMessages(sent, await keptMessages(db)),
        ...(await files.check(db, processes.scanned)),
        ...processes.counts(),
        errors: [...processes.errors.values()].reduce((sum, count) => sum + count, 0),
        outages: await outages,
        unlogged: Math.max(0, counts.opened - (await loggedOpenings(db))),
      };
    });
  } finally {
    processes.stop();
    await Promise.all([storage.close(), scanner.close()]);
    await remove();
  }
}

/** Lets the scanner and the storage go away in turn, until they are well again. */
async function misbehave(
  systems: readonly (readonly ['storage' | 'virus-scanner', Faults])[],
  over: AbortSignal,
): Promise<number> {
  let outages = 0;
  while (!over.aborted) {
    const [system, faults] = systems[outages % systems.length] as (typeof systems)[number];
    await sleep(WELL, undefined, { signal: over }).catch(() => {});
    if (over.aborted) break;
    faults.set(system, Math.random() < 0.7 ? 'down' : 'wrong');
    outages += 1;
    await sleep(AWAY, undefined, { signal: over }).catch(() => {});
    faults.set(system, 'none');
  }
  return outages;
}

/** Has what was put off looked through now, and waits until nothing is under way. */
async function settle(db: Kysely<Tables>): Promise<void> {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; ) {
    const left = await db
      .selectFrom('message_attachments')
      .select(['patient_id', 'id'])
      .where('state', '=', 'scanning')
      .execute();
    if (left.length === 0) return;
    for (const { patient_id, id } of left)
      await enqueue(
        db,
        SCAN_ATTACHMENT,
        { patientId: patient_id, id },
        {
          jobKey: `${SCAN_ATTACHMENT} ${patient_id} ${id}`,
        },
      );
    await sleep(1_000);
  }
}

async function keptMessages(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('thread_messages')
    .select(['thread_id', 'content'])
    .orderBy('thread_id')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ thread_id, content }) => ({
    thread: thread_id,
    text: openMessage(roundVault, content).text,
  }));
}

async function loggedOpenings(db: Kysely<Tables>): Promise<number> {
  const { logged } = await db
    .selectFrom('access_log')
    .select((from) => from.fn.countAll<number>().as('logged'))
    .where('actor_kind', '=', 'professional')
    .where('action', '=', 'read')
    .executeTakeFirstOrThrow();
  return Number(logged);
}
