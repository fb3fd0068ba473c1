import { SEND_MESSAGE, THREAD } from '../../../portal/areas/messages/shared/messaging/operations.ts';
import { addDays, helsinkiDay } from '../../../portal/contract/time/time.ts';
import type { SentMessage } from './check.ts';
import type { Files } from './files.ts';
import type { Ask } from './processes.ts';
import type { BenchPatient, BenchStaff, World } from './world.ts';

/** What patients and professionals do at random, and what becomes of it. */
export function createCrowd({ patients, staff }: World, ask: Ask, files: Files) {
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
    if (Math.random() < 0.2) {
      if (await files.download(patient)) shownWrongly += 1;
      return;
    }
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
      const file = isMine && Math.random() < 0.3 ? await files.choose(patient) : null;
      const attachmentIds = file ? [file] : [];
      const variables = { threadId: String(other.thread), message: { content: text, attachmentIds } };
      const { body } = await ask({
        ...by,
        key: 'POST /api/customer-messaging',
        input: { body: { query: SEND_MESSAGE, variables } },
      });
      const type: string | undefined = body?.data?.sendMessage?.type;
      if (file) files.tell(file, type === 'sent');
      return type;
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
