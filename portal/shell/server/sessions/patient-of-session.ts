import { countUnread as countUnreadMessages } from '#areas/messages/shared/messaging/server/unread.ts';
import { openPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { type PatientStatus, rightsOf } from '#areas/person/shared/rights/rights.ts';
import {
  patientStatusOf,
  patientWithStatus,
  readPatientStatus,
} from '#areas/person/shared/rights/server/read-patient-status.ts';
import { countUnread } from '#areas/record/shared/health-record/server/read-news.ts';
import type { BrandSettings } from '#contract/brand/brand.ts';
import type { Right } from '#contract/session/rights.ts';
import type { Unread } from '#contract/session/unread.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Context, Session } from '#platform/context.ts';

/** The patient in whose record a session acts: what their name and their rights are. */
export interface PatientOfSession {
  readonly firstNames: string;
  readonly lastName: string;
  readonly status: PatientStatus;
  /** What of the record and in conversations is new to its reader. */
  readonly unread: Unread;
}

type Means = Pick<Context, 'inScope' | 'vault' | 'now'>;

/** By the session as one request has opened it: a page and its calls ask for the same. */
const read = new WeakMap<Session, Promise<PatientOfSession | null>>();
const statuses = new WeakMap<Session, Promise<PatientStatus | null>>();

/** Null for visitors, for identified people who are not registered, and where the record is not there any more. */
export function patientOfSession(session: Session, means: Means): Promise<PatientOfSession | null> {
  const reading = read.get(session) ?? readPatient(session, means);
  read.set(session, reading);
  return reading;
}

/** What a caller may: a patient's own rights; a visitor everything that the brand has for everybody. */
export async function rightsOfSession(
  session: Session,
  brand: BrandSettings,
  means: Means,
): Promise<readonly Right[]> {
  const status = await statusOfSession(session, means);
  return status ? rightsOf(brand, status, helsinkiDay(means.now)) : brand.features;
}

/** A call asks for no more than this: what is new in a record is counted for pages. */
function statusOfSession(session: Session, means: Means): Promise<PatientStatus | null> {
  const page = read.get(session)?.then((patient) => patient?.status ?? null);
  const reading = page ?? statuses.get(session) ?? readOwnStatus(session, means);
  if (!page) statuses.set(session, reading);
  return reading;
}

async function readOwnStatus(
  session: Session,
  { inScope, vault, now }: Means,
): Promise<PatientStatus | null> {
  const { patientId, actingFor } = session;
  if (patientId === null) return null;
  return inScope({ patientId, isGuardian: actingFor !== null }, (tx) =>
    readPatientStatus({ tx, session, vault, now }),
  );
}

async function readPatient(
  session: Session,
  { inScope, vault, now }: Means,
): Promise<PatientOfSession | null> {
  const { patientId, actingFor } = session;
  if (patientId === null) return null;
  const read = await inScope({ patientId, isGuardian: actingFor !== null }, async (tx) => ({
    row: await patientWithStatus(tx, patientId).select(['first_names', 'last_name']).executeTakeFirst(),
    unread: {
      ...(await countUnread({ tx, patientId, session, vault })),
      'conversation-list': await countUnreadMessages({ tx, patientId }),
    },
  }));
  const { row, unread } = read;
  if (!row) return null;
  const patient = openPatient(vault, row);
  return {
    firstNames: patient.first_names,
    lastName: patient.last_name,
    unread,
    status: patientStatusOf(patient, { isActedFor: actingFor !== null, now }),
  };
}
