import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { noticeTasks } from '#areas/messages/customer-messaging/server/notices/notice-tasks.ts';
import { tellSoon } from '#areas/messages/shared/messaging/server/notice-jobs.ts';
import { addMessage, startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { invoiceNoticeTasks } from '#areas/money/invoices/server/notices/notice-tasks.ts';
import { NOTICE_EVENTS, type NoticeEvent } from '#areas/person/shared/notices/events.ts';
import { saveNoticeChoice } from '#areas/person/shared/notices/server/notice-choices.ts';
import type { NoticeParts } from '#areas/person/shared/notices/server/send-notice.ts';
import type { ShowParts } from '#areas/record/record-news/server/push/show-notice.ts';
import { recordNewsTasks } from '#areas/record/record-news/server/tasks.ts';
import { storeResources } from '#areas/record/shared/health-record/server/store-resources.ts';
import { eachBrand } from '#brands/registry.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import {
  sourceInvoice,
  type TestInvoicing,
  testInvoicing,
} from '#outside/invoicing/client/test-invoicing.ts';
import { createPushSender, type PushSender } from '#outside/push/client/push-sender.ts';
import type { TestDatabase } from '#platform/database/test-database.ts';
import { enqueue, type JobPayload } from '#platform/jobs/outbox.ts';
import type { SendingChannel } from '#platform/jobs/sending-hours.ts';

const MINUTE = 60_000;

/** A notice that has gone out. */
export interface SentNotice {
  readonly channel: SendingChannel;
  readonly at: Date;
  readonly about: NoticeEvent | 'several';
}

/** Which of the events a patient is told of by which way. */
export type Wishes = Readonly<Record<NoticeEvent, readonly SendingChannel[]>>;

interface Job {
  readonly id: string;
  readonly task: string;
  readonly payload: JobPayload;
  readonly run_at: Date;
}

/** What happens to a patient on a clock of its own, and the notices that come of it. */
export interface NoticesWorld {
  readonly sent: readonly SentNotice[];
  readonly invoicing: TestInvoicing;
  now(): Date;
  /** Everything from before is gone, and it is that moment. */
  restart(moment: Date, wishes: Wishes): Promise<void>;
  /** Something comes of what the patient may be told of. */
  happen(event: NoticeEvent): Promise<void>;
  /** Does what is due until so many minutes have passed, each at its moment. */
  pass(minutes: number): Promise<void>;
  /** For so many minutes nothing can be sent. */
  cutOff(minutes: number): void;
  /** What the jobs that failed last said. */
  failures(): readonly string[];
  /** What the patient has not been told of yet. */
  left(): Promise<number>;
}

/** No device is sent to. */
const noPush = createPushSender({ privateKeys: [], services: [] });

/**
 * The jobs of notices over a database, for one patient.
 *
 * @param push sends to devices. Default: there are none
 */
export function noticesWorld(db: TestDatabase, patientId: string, push: PushSender = noPush): NoticesWorld {
  let clock = new Date(0);
  let cutOffUntil = 0;
  let made = 0;
  const sent: SentNotice[] = [];
  const failed: string[] = [];
  const invoicing = testInvoicing();

  function note(channel: SendingChannel, words: string): void {
    if (clock.getTime() < cutOffUntil) throw new Error('The gateway is away.');
    const about = words.includes('invoice') ? 'invoices' : words.includes('message') ? 'messages' : 'several';
    sent.push({ channel, at: clock, about });
  }
  const parts: NoticeParts & ShowParts = {
    push,
    vault: db.vault,
    inScope: db.inScope,
    now: () => clock,
    origins: eachBrand((brand) => `https://${brand}.example`),
    mailer: { sendMail: async ({ subject }) => note('email', subject) },
    sms: {
      sendSms: async ({ text }) => {
        note('sms', text);
        return { id: String(sent.length) };
      },
    },
  };
  const tasks = {
    ...noticeTasks(parts),
    ...recordNewsTasks(parts),
    ...invoiceNoticeTasks({ ...parts, invoicing }),
  };

  /** The next job and when it is due: one that was left without a moment, by the database's clock, is due now. */
  async function nextJob(): Promise<(Job & { readonly due: number }) | undefined> {
    const { rows } = await sql<Job>`
      select jobs.id, tasks.identifier as task, jobs.payload, jobs.run_at
      from graphile_worker._private_jobs as jobs
      join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id order by jobs.id`.execute(
      db.owner,
    );
    const isBare = ({ run_at }: Job) => Math.abs(run_at.getTime() - Date.now()) < 60 * MINUTE;
    return rows
      .filter(({ task }) => task in tasks)
      .map((job) => ({ ...job, due: isBare(job) ? clock.getTime() : job.run_at.getTime() }))
      .toSorted((one, other) => one.due - other.due)[0];
  }

  /** Once an hour the invoices of patients of that hour are looked for. */
  const HOUR = 60 * MINUTE;
  const nextHour = () => (Math.floor(clock.getTime() / HOUR) + 1) * HOUR;

  async function run({ task, payload }: Pick<Job, 'task' | 'payload'>): Promise<void> {
    try {
      await tasks[task]?.(payload, new AbortController().signal);
    } catch (error) {
      failed.push((error as Error).message);
      await enqueue(db.owner, task, payload, { runAt: new Date(clock.getTime() + 7 * MINUTE) });
    }
  }

  return {
    sent,
    invoicing,
    now: () => clock,
    async restart(moment, wishes) {
      clock = moment;
      cutOffUntil = 0;
      sent.length = 0;
      for (const table of [
        'messages',
        'due_notices',
        'notice_choices',
        'messaging_threads',
        'invoice_numbers',
        'health_records',
        'push_devices',
      ] as const)
        await db.owner.deleteFrom(table).execute();
      await sql`delete from graphile_worker._private_jobs`.execute(db.owner);
      invoicing.has.CustomerInvoice = [];
      await db.inScope({ patientId }, async (tx) => {
        for (const event of NOTICE_EVENTS)
          await saveNoticeChoice(
            tx,
            { patientId, event, brand: 'kaari', now: clock },
            { email: wishes[event].includes('email'), sms: wishes[event].includes('sms') },
          );
      });
    },
    async happen(event) {
      made += 1;
      if (event === 'results') {
        const resource = {
          resourceType: 'DocumentReference' as const,
          id: `text-${made}`,
          status: 'current' as const,
          date: clock.toISOString(),
          content: [],
          context: { encounter: [{ reference: 'Encounter/1' }] },
        };
        await storeResources(db.owner, { vault: db.vault, now: clock }, [
          { patientId, source: 'https://sender.example/fhir', resource: resource as never },
        ]);
      } else if (event === 'messages') {
        await db.owner.transaction().execute(async (tx) => {
          const writing = { tx, vault: db.vault, now: clock, patientId };
          const thread = { type: 'customer', title: 'Kysymys', firstMessage: { text: 'Hei?' } } as const;
          const id = await startThread(writing, thread);
          await addMessage({ ...writing, now: new Date(clock.getTime() + 1) }, id, 'professional', {
            text: randomUUID(),
          });
          await tellSoon(tx, { patientId, readerId: patientId }, clock);
        });
      } else {
        const invoice = { key: `invoice-${made}`, creationDate: helsinkiDay(clock) };
        invoicing.has.CustomerInvoice = [...invoicing.has.CustomerInvoice, sourceInvoice(invoice)];
      }
    },
    async pass(minutes) {
      const end = clock.getTime() + minutes * MINUTE;
      for (;;) {
        const job = await nextJob();
        const hour = nextHour();
        const due = Math.max(job?.due ?? Number.POSITIVE_INFINITY, clock.getTime());
        if (Math.min(due, hour) > end) break;
        if (hour < due) {
          clock = new Date(hour);
          await run({ task: 'look-for-invoices', payload: {} });
        } else if (job) {
          clock = new Date(due);
          await sql`delete from graphile_worker._private_jobs where id = ${job.id}`.execute(db.owner);
          await run(job);
        }
      }
      clock = new Date(end);
    },
    cutOff(minutes) {
      cutOffUntil = clock.getTime() + minutes * MINUTE;
    },
    failures: () => failed,
    async left() {
      const { rows } = await sql<{ left: number }>`
        select (select count(*) from due_notices)::integer
          + (select count(*) from invoice_numbers where is_news)::integer
          + (select count(*) from messages where sent_at is null)::integer as left`.execute(db.owner);
      return rows[0]?.left ?? 0;
    },
  };
}
