import { makeTimes, practitionersInGroups } from '#areas/appointments/shared/calendars/server/make-times.ts';
import { LOOK_FOR_INVOICES } from '#areas/money/invoices/server/notices/look-for-invoices.ts';
import {
  ASK_FOR_REPORTS,
  RECONCILE_REPORTS,
  type SettlementParts,
  settlementTasks,
} from '#areas/money/payments/server/settlement-tasks.ts';
import { brandOf, eachBrand } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Invoicing } from '#outside/invoicing/client/invoicing.ts';
import { createMailer, mailSettingsOf } from '#outside/mail/client/mailer.ts';
import type { ObjectStorage } from '#outside/object-storage/client/object-storage.ts';
import type { Paytrail } from '#outside/paytrail/client/paytrail.ts';
import type { PopulationRegister } from '#outside/population-register/client/population-register.ts';
import type { PushSender } from '#outside/push/client/push-sender.ts';
import { createSmsGateway } from '#outside/sms/client/sms-gateway.ts';
import type { VirusScanner } from '#outside/virus-scanner/client/virus-scanner.ts';
import type { Clock } from '#platform/clock.ts';
import type { InScope } from '#platform/context.ts';
import { connect } from '#platform/database/connect.ts';
import type { Database } from '#platform/database/open.ts';
import {
  forgetAllowances,
  forgetExpired,
  forgetPayments,
  forgetSentMessages,
} from '#platform/forget-expired.ts';
import { type OverdueJobs, overdueJobs } from '#platform/jobs/overdue-jobs.ts';
import { startWorker, type Task } from '#platform/jobs/worker.ts';
import type { Keyring } from '#platform/keyring/keyring.ts';
import { enqueueResealIfDue, type ResealReport, resealTasks } from '#platform/keyring/reseal-task.ts';
import type { Config } from '../config/config.ts';
import { featureTasks } from '../features.ts';
import { sealedTables } from '../sealed-tables.ts';

export interface JobParts extends Pick<SettlementParts, 'onDifference' | 'onReconciled'> {
  readonly inScope: InScope;
  readonly keyring: Keyring;
  readonly clock: Clock;
  readonly register: PopulationRegister;
  readonly invoicing: Invoicing;
  readonly paytrail: Paytrail;
  readonly storage: ObjectStorage;
  readonly push: PushSender;
  readonly scanner: VirusScanner | null;
  /** Called for every failed attempt. */
  readonly onError: (error: unknown, task: string | null) => void;
  /** Told how far everything is sealed with the key of today. */
  readonly onReseal: (report: ResealReport) => void;
}

/** Why a process is no good for its jobs: it does not ask for them, or leaves undone what is due. */
export type JobsTrouble =
  | { readonly status: 'notFetching'; readonly seconds: number }
  | ({ readonly status: 'overdue' } & OverdueJobs);

export interface Jobs {
  trouble(): Promise<JobsTrouble | null>;
  stop(): Promise<void>;
}

const CONCURRENCY = 4;
/** Longer than a worker takes to restart. */
const SILENT_MS = 15_000;
/** Jobs are taken and marked in milliseconds; an answer that takes so long was lost on its way. */
const QUERY_TIMEOUT_MS = 20_000;

/** Runs what changes have left for after their commit, and what is due by itself. */
export async function startJobs(
  config: Config,
  database: Pick<Database, 'url' | 'asOwner'>,
  parts: JobParts,
): Promise<Jobs> {
  const {
    inScope,
    keyring,
    clock,
    register,
    invoicing,
    paytrail,
    storage,
    push,
    scanner,
    onError,
    onReseal,
  } = parts;
  const { onDifference, onReconciled } = parts;
  const { vault } = keyring;
  const mailer = createMailer(mailSettingsOf(config.smtpUrl));
  const sms = createSmsGateway(config.sms);
  const origins = originsOf(config);
  const tasks: Readonly<Record<string, Task>> = {
    ...featureTasks({
      settings: config,
      mailer,
      sms,
      register,
      invoicing,
      paytrail,
      storage,
      push,
      scanner,
      vault,
      inScope,
      origins,
      now: clock,
    }),
    ...resealTasks({ keyring, sealed: sealedTables, asOwner: database.asOwner, onReport: onReseal }),
    ...settlementTasks({
      asOwner: database.asOwner,
      paytrail,
      origins,
      now: clock,
      onDifference,
      onReconciled,
    }),
    makeTimes: async () => {
      const groups = await inScope({}, practitionersInGroups);
      for (const people of groups) await inScope({}, (tx) => makeTimes(tx, people, { now: clock() }));
    },
    forgetAllowances: () => inScope({}, (tx) => forgetAllowances(tx, clock())),
    forgetExpired: () =>
      inScope({}, async (tx) => {
        await forgetExpired(tx, clock());
        await forgetPayments(tx, clock());
        await forgetSentMessages(tx, clock(), config.messagesKeptDays);
      }),
  };
  const worker = await startWorker({
    // The worker waits for news on connections of its own, which requests must not run out of.
    connect: () => connect(database.url, { max: CONCURRENCY + 3, queryTimeout: QUERY_TIMEOUT_MS }),
    concurrency: CONCURRENCY,
    tasks,
    timed: [
      { task: 'makeTimes', at: '00:15' },
      { task: 'forgetExpired', at: '01:15' },
      { task: ASK_FOR_REPORTS, at: '02:15' },
      // Reports take minutes to come.
      { task: RECONCILE_REPORTS, at: '03:15' },
      { task: LOOK_FOR_INVOICES, at: '*:05' },
      { task: 'forgetAllowances', at: '*:45' },
    ],
    onError,
  });
  await enqueueResealIfDue(inScope);
  return {
    async trouble() {
      const silentMs = worker.silentMs();
      if (silentMs > SILENT_MS) return { status: 'notFetching', seconds: Math.floor(silentMs / 1000) };
      // A process that works off what has piled up is of use, however long that takes.
      if (worker.idleMs() < config.jobsOverdueMs) return null;
      const overdue = await inScope({}, (tx) => overdueJobs(tx, Object.keys(tasks), config.jobsOverdueMs));
      return overdue.jobs === 0 ? null : { status: 'overdue', ...overdue };
    },
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}

/** Where each brand's patients find the portal, for the links in messages. */
function originsOf({ origins, port }: Config): Record<BrandId, string> {
  return eachBrand((id) => origins?.[id] ?? `http://${brandOf(id).hosts[0]}:${port}`);
}
