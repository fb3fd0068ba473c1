import { sql } from 'kysely';
import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import { sealStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import type { ThreadType } from '#areas/messages/shared/messaging/thread.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { IdentifiedPerson, Scope } from '#platform/context.ts';
import { TEST_NOW, type TestDatabase } from '#platform/database/test-database.ts';

/** Somebody who works here, in a test. */
export interface TestStaff {
  readonly id: number;
  readonly person: IdentifiedPerson;
}

/** What a test says about somebody who works here. */
interface StaffOptions {
  readonly kind?: 'professional' | 'hr' | 'operator';
  readonly employer?: string;
  readonly teams?: readonly string[];
  readonly isSupervisor?: boolean;
  readonly left?: Date;
  readonly mayPrescribe?: boolean;
}

/** Adds somebody who works here, by a name of one word. */
export async function addStaff(
  { owner, vault }: TestDatabase,
  name: string,
  {
    kind = 'professional',
    employer,
    teams = [],
    isSupervisor = false,
    left,
    mayPrescribe = false,
  }: StaffOptions = {},
): Promise<TestStaff> {
  const person = { firstNames: name, lastName: 'Testinen', identityCode: `code of ${name}` };
  const { id } = await owner
    .insertInto('professional_users')
    .values({
      identity_hash: personHash(vault, person.identityCode),
      kind,
      is_supervisor: isSupervisor,
      name: sealStaffName(vault, `${name} Testinen`),
      title: JSON.stringify({ fi: 'lääkäri', sv: 'läkare', en: 'doctor' }),
      employer_id: employer ?? null,
      left_at: left ?? null,
      may_prescribe: mayPrescribe,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const team_id of teams)
    await owner.insertInto('team_members').values({ team_id, professional_id: id }).execute();
  return { id, person };
}

/** Adds a team. */
export async function addTeam({ owner }: TestDatabase, id: string, brand: BrandId = 'kaari'): Promise<void> {
  const words = JSON.stringify({ fi: id, sv: id, en: id });
  await owner.insertInto('care_teams').values({ id, brand, name: words, about: words, place: 1 }).execute();
}

/** Adds a patient. */
export async function addPatient({ owner, vault }: TestDatabase, id: string, name: string): Promise<void> {
  await owner
    .insertInto('patients')
    .values(sealPatient(vault, { id, identity_code: name, first_names: name, last_name: 'Potilas' }) as never)
    .execute();
}

/** What a test says about a conversation. */
interface ThreadOptions {
  readonly type?: ThreadType;
  readonly team?: string;
  readonly assignee?: number;
  readonly participant?: number;
  readonly sentAt?: Date;
  readonly byGuardian?: boolean;
  /** Whose HR has begun it. */
  readonly employer?: string;
  readonly chat?: Chat;
}

/** A patient's conversation with one message. */
export async function addThread(
  { owner, vault }: TestDatabase,
  patientId: string,
  title: string,
  {
    type = 'customer',
    team,
    assignee,
    participant,
    sentAt = TEST_NOW,
    byGuardian = false,
    employer,
    chat,
  }: ThreadOptions = {},
): Promise<number> {
  const writing = { tx: owner, vault, now: sentAt, patientId };
  const id = await startThread(writing, {
    type,
    title,
    firstMessage: { text: `${title}?` },
    byGuardian,
    ...(team !== undefined && { teamId: team }),
    ...(chat !== undefined && { chat }),
  });
  const at = { patient_id: patientId, thread_id: id };
  if (employer !== undefined)
    await owner
      .updateTable('messaging_threads')
      .set({ employer_id: employer })
      .where('id', '=', id)
      .execute();
  if (assignee !== undefined)
    await owner
      .insertInto('thread_assignments')
      .values({ ...at, professional_id: assignee, assigned_at: sentAt })
      .execute();
  if (participant !== undefined)
    await owner
      .insertInto('thread_participants')
      .values({ ...at, professional_id: participant, joined_at: sentAt })
      .execute();
  return id;
}

/** The scope of somebody who works here. */
export function scopeOfStaff({ vault }: TestDatabase, { person }: TestStaff, now = TEST_NOW): Scope {
  return { professional: { hash: personHash(vault, person.identityCode), now } };
}

/** Says that somebody is away for a day, and who substitutes. */
export async function addAbsence(
  { owner }: TestDatabase,
  away: TestStaff,
  substitute: TestStaff,
  starts: Date,
  ends: Date,
): Promise<void> {
  const { id } = await owner
    .insertInto('staff_absences')
    .values({ professional_id: away.id, starts_at: starts, ends_at: ends })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('absence_substitutes')
    .values({ absence_id: id, professional_id: substitute.id })
    .execute();
}

/**
 * A visit of a patient to somebody who works here, so many days from now.
 *
 * @returns takes it back
 */
export async function addVisit(
  { owner }: TestDatabase,
  { id: staffId }: TestStaff,
  patientId: string,
  { days, isCancelled = false }: { readonly days: number; readonly isCancelled?: boolean },
): Promise<() => Promise<void>> {
  const texts = JSON.stringify({ fi: 'x', sv: 'x', en: 'x' });
  const { rows } = await sql<{ id: number }>`
    insert into practitioners (first_name, last_name, title, spoken_languages) values ('Testi', 'Testinen', ${texts}, '{fi}')
    returning id`.execute(owner);
  const practitionerId = rows[0]?.id ?? 0;
  await sql`insert into clinics (id, brands, name) values ('testi', '{kaari}', ${texts}) on conflict do nothing`.execute(
    owner,
  );
  await sql`insert into appointment_kinds (code, name, location_type)
    values ('TESTI', ${texts}, 'remoteAppointment') on conflict do nothing`.execute(owner);
  const startsAt = new Date(TEST_NOW.getTime() + days * 86_400_000);
  await sql`
    insert into appointments (practitioner_id, patient_id, slot_id, clinic_id, kind_id, starts_at, ends_at, brand,
      cancelled_at, cancelled_by)
    select ${practitionerId}, ${patientId}, 1, 'testi', id, ${startsAt}, ${new Date(startsAt.getTime() + 1_800_000)}, 'kaari',
      ${isCancelled ? TEST_NOW : null}, ${isCancelled ? 'clinic' : null}
    from appointment_kinds where code = 'TESTI'`.execute(owner);
  const is = (practitioner_id: number | null) =>
    owner.updateTable('professional_users').set({ practitioner_id }).where('id', '=', staffId).execute();
  await is(practitionerId);
  return async () => {
    await owner.deleteFrom('appointments').where('practitioner_id', '=', practitionerId).execute();
    await is(null);
  };
}
