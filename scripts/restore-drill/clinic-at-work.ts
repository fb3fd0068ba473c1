import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../portal/platform/tables.ts';
import type { RoundDatabase } from '../../portal/shell/server/reliability/bookings.ts';
import { untilAtRest } from '../../portal/shell/server/reliability/deliveries.ts';
import { freeSlots } from '../../portal/shell/server/reliability/free-slots.ts';
import type { Running } from '../../portal/shell/server/reliability/processes.ts';
import {
  registerPatients,
  reservation,
  type TestPatient,
} from '../../portal/shell/server/reliability/register-patients.ts';
import {
  roundLimits,
  roundVault,
  startSandbox,
} from '../../portal/shell/server/reliability/round-portals.ts';
import { createVisitors } from '../../portal/shell/server/test-visitor.ts';

/** A booking that was confirmed to its patient. */
export interface Confirmed {
  readonly patient: TestPatient;
  readonly appointmentId: number;
}

/** The portal and the sandbox that receives its messages, as separate processes. */
export interface ClinicAtWork {
  /** Starts the portal over a database; resolves when it answers. */
  open(place: RoundDatabase): Promise<void>;
  /** Ends it at once. */
  cut(): Promise<void>;
  /** Books for that many of the patients who have not booked yet. */
  book(count: number): Promise<Confirmed[]>;
  /** Resolves when every message has been sent. */
  rest(): Promise<void>;
  /** Number of e-mails and text messages to each address and number. */
  received(): Promise<ReadonlyMap<string, number>>;
  stop(): Promise<void>;
}

/** @param people maximum number of bookings */
export async function startClinic(place: RoundDatabase, people: number): Promise<ClinicAtWork> {
  const portals = await startSandbox(place.settings, 1);
  const patients = await registerPatients(place.owner, roundVault, people);
  const slots = await freeSlots(place.owner, new Date(), people);
  let current = place;
  let portal: Running | null = null;
  const book = async (): Promise<Confirmed> => {
    const patient = patients.shift() as TestPatient;
    const test = { inScope: current.inScope, vault: roundVault };
    const port = portals.ports[0] ?? 0;
    const visitor = createVisitors({ port, test, limits: roundLimits, clock: () => new Date() })();
    await visitor.signIn(patient);
    const body = reservation(patient, slots.shift() ?? 0);
    const answer = await visitor.send('POST', '/api/reserve-appointment?lang=fi', { body });
    const appointmentId = answer.body.reservationDetails?.appointmentId;
    if (!appointmentId) throw new Error(`A booking was answered ${answer.status} ${answer.body.type}.`);
    return { patient, appointmentId };
  };
  return {
    async open(next) {
      current = next;
      portal = await portals.start(0, next.settings);
    },
    cut: async () => portal?.kill(),
    async book(count) {
      const confirmed: Confirmed[] = [];
      for (let nth = 0; nth < count; nth++) confirmed.push(await book());
      return confirmed;
    },
    rest: () => untilAtRest(current.owner),
    async received() {
      const counts = new Map<string, number>();
      for (const path of ['/mailbox.json', '/phone.json']) {
        const { messages } = (await (await fetch(portals.sandboxOrigin + path)).json()) as {
          messages: { to: string | string[] }[];
        };
        for (const to of messages.flatMap((message) => message.to)) counts.set(to, (counts.get(to) ?? 0) + 1);
      }
      return counts;
    },
    stop: portals.stop,
  };
}

/** Row counts of everything that concerns a patient or is sold. */
export async function countRows(owner: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('patient_id', 'practitioner_id')
      or table_schema = 'public' and table_name in ('patients', 'vault_keys') order by 1`.execute(owner);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(owner);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}
