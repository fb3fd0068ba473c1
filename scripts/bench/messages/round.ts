import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { SEND_MESSAGE, THREAD } from '../../../portal/areas/messages/shared/messaging/operations.ts';
import { openMessage } from '../../../portal/areas/messages/shared/messaging/server/sealed-messages.ts';
import { addDays, helsinkiDay } from '../../../portal/contract/time/time.ts';
import { roundVault } from '../../../portal/shell/server/reliability/round-portals.ts';
import { openScratchDatabase } from '../scratch-database.ts';
import { type Checked, checkMessages, type SentMessage } from './check.ts';
import type { Asked } from './process.ts';
import { type BenchPatient, type BenchStaff, makeWorld, type World } from './world.ts';

const SIZE = { patients: 500, staff: 50, teams: 5 };
const STEPS = 2_000;
const AT_ONCE = 16;

export interface RoundResult extends Checked {
  readonly calls: number;
  /** Calls that died with their process and were made again. */
  readonly again: number;
  readonly opened: number;
  /** Conversations that were opened, or written in, by somebody whom they do not concern. */
  readonly shownWrongly: number;
  /** Openings by professionals without their line in the patient's log. */
  readonly unlogged: number;
  /** Takings of which somebody else was first. */
  readonly takenMeanwhile: number;
}

type Outcome = {
  readonly body?: { readonly type?: string; readonly data?: Record<string, { type?: string } | null> };
  readonly problem?: string;
  readonly failed?: true;
};

/** Patients and professionals write, read, assign, close and go absent at random at two processes, of which one is killed half-way. */
export async function measureMessages(): Promise<RoundResult> {
  const { database, remove } = await openScratchDatabase();
  const processes: ChildProcess[] = [];
  try {
    const world = await database.asOwner(({ db }) => makeWorld(db, roundVault, SIZE));
    const waiting = new Map<number, (outcome: Outcome | null) => void>();
    const start = (nth: number) => {
      const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [database.url]);
      const own = new Set<number>();
      child.on('message', ({ id, outcome }: { id: number; outcome: Outcome }) => {
        waiting.get(id)?.(outcome);
        own.delete(id);
      });
      child.on('exit', () => {
        for (const id of own) waiting.get(id)?.(null);
      });
      processes[nth] = child;
      asking.set(child, own);
    };
    const asking = new Map<ChildProcess, Set<number>>();
    start(0);
    start(1);
    let ids = 0;
    let again = 0;
    /** Makes a call at either process; one that dies with its process is made again at the other, under the same key. */
    async function ask(call: Omit<Asked, 'id' | 'idempotencyKey'>): Promise<Outcome> {
      const idempotencyKey = randomUUID();
      for (let attempt = ids; ; attempt++) {
        const child = processes[attempt % 2] as ChildProcess;
        const id = ++ids;
        const outcome = await new Promise<Outcome | null>((resolve) => {
          if (!child.connected) return setTimeout(() => resolve(null), 50);
          waiting.set(id, resolve);
          asking.get(child)?.add(id);
          child.send({ ...call, id, idempotencyKey }, (error) => error && resolve(null));
        });
        waiting.delete(id);
        if (outcome && !outcome.failed) return outcome;
        again += 1;
      }
    }
    const round = createRound(world, ask);
    let step = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, worker) => {
        while (step < STEPS) {
          step += 1;
          if (step === STEPS / 2) {
            processes[0]?.kill('SIGKILL');
            start(0);
          }
          await round.act(worker);
        }
      }),
    );
    const left = await database.asOwner(async ({ db }) => {
      const messages = await db
        .selectFrom('thread_messages')
        .select(['thread_id', 'content'])
        .orderBy('thread_id')
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const { logged } = await db
        .selectFrom('access_log')
        .select((from) => from.fn.countAll<number>().as('logged'))
        .where('actor_kind', '=', 'professional')
        .where('action', '=', 'read')
        .executeTakeFirstOrThrow();
      return { messages, logged: Number(logged) };
    });
    const kept = left.messages.map(({ thread_id, content }) => ({
      thread: thread_id,
      text: openMessage(roundVault, content).text,
    }));
    const { sent, ...counts } = round.result();
    return {
      ...counts,
      ...checkMessages(sent, kept),
      calls: ids,
      again,
      unlogged: Math.max(0, counts.opened - left.logged),
    };
  } finally {
    for (const child of processes) child.kill('SIGKILL');
    await remove();
  }
}

type Ask = (call: Omit<Asked, 'id' | 'idempotencyKey'>) => Promise<Outcome>;

function createRound({ patients, staff }: World, ask: Ask) {
  const sent: SentMessage[] = [];
  const numbers = new Map<string, number>();
  const busy = new Set<string>();
  let opened = 0;
  let shownWrongly = 0;
  let takenMeanwhile = 0;

  const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item;

  /** Somebody's messages leave one after the other, as from one browser. */
  async function write(
    who: string,
    thread: number,
    isMine: boolean,
    send: (text: string) => Promise<string | undefined>,
  ) {
    const sender = `${who} ${thread}`;
    if (busy.has(sender)) return;
    busy.add(sender);
    const nth = (numbers.get(sender) ?? 0) + 1;
    numbers.set(sender, nth);
    const text = `${sender} ${nth}`;
    const type = await send(text);
    busy.delete(sender);
    const isSent = type === 'sent' || type === 'done';
    if (isSent) sent.push({ thread, by: who, nth, text });
    if (isSent && !isMine) shownWrongly += 1;
  }

  async function asPatient(patient: BenchPatient): Promise<void> {
    const other = Math.random() < 0.1 ? any(patients) : patient;
    const isMine = other.id === patient.id;
    const by = { patientId: patient.id, code: null };
    if (Math.random() < 0.5) {
      const variables = JSON.stringify({ id: String(other.thread) });
      const { body } = await ask({
        ...by,
        key: 'GET /api/customer-messaging',
        input: { query: { query: THREAD, variables } },
      });
      if (body && !isMine) shownWrongly += 1;
      return;
    }
    await write(patient.id, other.thread, isMine, async (text) => {
      const variables = { threadId: String(other.thread), message: { content: text, attachmentIds: [] } };
      const { body } = await ask({
        ...by,
        key: 'POST /api/customer-messaging',
        input: { body: { query: SEND_MESSAGE, variables } },
      });
      return body?.data?.sendMessage?.type;
    });
  }

  async function asStaff(me: BenchStaff): Promise<void> {
    const { thread, team } = any(patients);
    const isMine = team === me.team;
    const by = { patientId: null, code: me.code };
    const params = { id: String(thread) };
    const call = (key: string, input: object = {}) => ask({ ...by, key, input });
    const path = '/api/workspace/threads/{id}';
    const chance = Math.random();
    if (chance < 0.15) await call('GET /api/workspace', { query: {} });
    else if (chance < 0.45) {
      const { body } = await call(`GET ${path}`, { params });
      if (body) opened += 1;
      if (body && !isMine) shownWrongly += 1;
    } else if (chance < 0.65)
      await write(me.code, thread, isMine, async (text) => {
        const { body } = await call(`POST ${path}/messages`, { params, body: { text, questionnaire: null } });
        return body?.type;
      });
    else if (chance < 0.85) {
      const expected = Math.random() < 0.5 ? null : any(staff.filter((each) => each.team === me.team)).id;
      const { body } = await call(`PUT ${path}/assignee`, { params, body: { expected, assignee: me.id } });
      if (body?.type === 'takenMeanwhile') takenMeanwhile += 1;
      if (body?.type === 'done' && !isMine) shownWrongly += 1;
    } else if (chance < 0.95)
      await call(`PUT ${path}/closing`, {
        params,
        body: { reason: Math.random() < 0.4 ? 'answered' : null },
      });
    else {
      const from = addDays(helsinkiDay(new Date()), Math.floor(Math.random() * 3));
      const substitute = any(staff.filter((each) => each.team === me.team && each.id !== me.id)).id;
      await call('POST /api/workspace/absences', { body: { from, to: from, substitute } });
    }
  }

  return {
    act: (worker: number) => (worker % 2 === 0 ? asPatient(any(patients)) : asStaff(any(staff))),
    result: () => ({ sent, opened, shownWrongly, takenMeanwhile }),
  };
}
