import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#platform/tables.ts';

const REST_PATIENCE_MS = 240_000;

/** Moments, in milliseconds since 1970, between which messages could not go out. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** What has come out of the outbox. */
export interface Deliveries {
  readonly mails: readonly string[];
  readonly texts: readonly string[];
  /** How many messages were left for after a commit. */
  readonly queued: number;
  /** Of those: never received. */
  readonly lost: number;
  /** Received once more under another identity, or without having been queued. */
  readonly doubled: number;
  /** Handed over once more under the same identity: the receiver shows it once. */
  readonly repeated: number;
  /** The longest that a message waited, the gaps not counted, in milliseconds. */
  readonly latestMs: number;
}

interface Received {
  readonly at: string;
  readonly to: string | readonly string[];
  readonly messageId?: string;
  readonly dedupeKey?: string;
}

/** Compares what was queued with what has reached the sandbox's mailbox and phone. */
export async function deliveriesOf(
  owner: Kysely<Tables>,
  sandboxOrigin: string,
  gaps: readonly Gap[],
): Promise<Deliveries> {
  const read = async (path: string) => {
    const answer = await fetch(`${sandboxOrigin}${path}`);
    return (await answer.json()) as { messages: Received[]; repeated: number };
  };
  const [mailbox, phone] = await Promise.all([read('/mailbox.json'), read('/phone.json')]);
  const received = [...mailbox.messages, ...phone.messages];
  const receivedAt = new Map(received.map((message) => [identityOf(message), Date.parse(message.at)]));
  const queued = await owner.selectFrom('messages').select(['id', 'created_at']).execute();
  const waits = queued.flatMap(({ id, created_at }) => {
    const at = receivedAt.get(id);
    return at === undefined ? [] : [waited({ from: created_at.getTime(), to: at }, gaps)];
  });
  const recipients = (messages: readonly Received[]) => messages.flatMap(({ to }) => to);
  return {
    mails: recipients(mailbox.messages),
    texts: recipients(phone.messages),
    queued: queued.length,
    lost: queued.length - waits.length,
    doubled: received.length - waits.length,
    repeated: mailbox.repeated + phone.repeated,
    latestMs: Math.max(0, ...waits),
  };
}

/** The row's id, which goes with the message: `<id@host>` of an e-mail. */
function identityOf({ messageId, dedupeKey }: Received): string {
  return dedupeKey ?? /^<([^@]+)@/.exec(messageId ?? '')?.[1] ?? '';
}

/** How much of a wait lies in no gap. */
function waited(wait: Gap, gaps: readonly Gap[]): number {
  const inGaps = gaps.map(({ from, to }) => Math.min(to, wait.to) - Math.max(from, wait.from));
  return wait.to - wait.from - inGaps.reduce((sum, overlap) => sum + Math.max(0, overlap), 0);
}

/** Resolves when no job is left to run, or to try again; reminders wait for their day. */
export async function untilAtRest(owner: Kysely<Tables>): Promise<void> {
  const deadline = Date.now() + REST_PATIENCE_MS;
  while (Date.now() < deadline) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from graphile_worker.jobs
      where attempts < max_attempts and (attempts > 0 or run_at <= now())`.execute(owner);
    if (rows[0]?.waiting === 0) return;
    await sleep(100);
  }
  throw new Error('Jobs are left that nobody runs.');
}
