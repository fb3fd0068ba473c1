import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase, testServers } from './test-database.ts';

// What design.md asks of every table, also of those that later migrations add.

/** Found by keyed hash, one at a time: nothing in them can be listed. */
const LOOKUPS = ['identities', 'appointment_links', 'app_secrets', 'record_subjects'];
/** Owned by a session, which may not have a person yet. */
const OF_SESSIONS = ['sessions'];
/** Of people who work here, of what they alone see or change, of whom a patient sees who takes part in what the patient sees; and of whom employers employ. */
const OF_STAFF = [
  'absence_substitutes',
  'clinic_exceptions',
  'clinic_hours',
  'clinic_publications',
  'clinic_versions',
  'clinics',
  'content_items',
  'content_publications',
  'content_versions',
  'employee_imports',
  'employees',
  'professional_users',
  'service_breaks',
  'staff_absences',
  'staff_challenges',
  'team_members',
];

describe.each(testServers())('the schema on PostgreSQL %i', (server) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ server });
  });
  afterAll(() => test.drop());

  const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await query.execute(test.owner)).rows.map(({ name }) => name);

  const patientTables = () =>
    names(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'patient_id'
      union select 'patients' order by 1`);

  it('closes every table that names a patient by row-level security, with a policy', async () => {
    const closed = await names(sql`
      select relname as name from pg_class c
      where relnamespace = 'public'::regnamespace and relrowsecurity
        and exists (select from pg_policy where polrelid = c.oid) order by 1`);
    expect(closed).toEqual([...(await patientTables()), ...OF_STAFF].toSorted());
    expect(closed).toContain('appointments');
  });

  it('has patient_id in the primary key of what a patient owns', async () => {
    const keyed = await names(sql`
      select conrelid::regclass::text as name from pg_constraint
      where contype = 'p' and connamespace = 'public'::regnamespace
        and exists (select from pg_attribute where attrelid = conrelid and attnum = any(conkey)
          and attname = case when conrelid = 'patients'::regclass then 'id' else 'patient_id' end)`);
    const owned = (await patientTables()).filter((table) => ![...LOOKUPS, ...OF_SESSIONS].includes(table));
    expect(owned.filter((table) => !keyed.includes(table))).toEqual([]);
    expect(owned.length).toBeGreaterThan(3);
  });

  it('has practitioner_id in every unique and exclusion constraint on times and appointments', async () => {
    const { rows } = await sql<{ index: string; columns: string[] }>`
      select indexrelid::regclass::text as index,
        array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns
      from pg_index
      where indrelid in ('slots'::regclass, 'free_times'::regclass, 'appointments'::regclass)
        and (indisunique or indisexclusion)`.execute(test.owner);
    // A room belongs to a clinic: practitioners who share rooms stay on one server.
    expect(rows.filter(({ columns }) => !columns.includes('practitioner_id'))).toEqual([
      { index: 'appointments_room_taken_once', columns: ['clinic_id', 'period', 'room'] },
    ]);
    expect(rows.map(({ index }) => index)).toContain('appointments_slot_sold_once');
    expect(rows.length).toBeGreaterThanOrEqual(6);
  });

  it('lets the application own nothing, make nothing and pass no policy', async () => {
    const owned = await names(sql`
      select relname as name from pg_class where relowner = 'portal_app'::regrole
      union all select proname from pg_proc where proowner = 'portal_app'::regrole
      union all select nspname from pg_namespace where nspowner = 'portal_app'::regrole`);
    expect(owned).toEqual([]);
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin from pg_roles
      where rolname = 'portal_app'`.execute(test.owner);
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolcanlogin: false },
    ]);
    await expect(sql`create table mine (id int)`.execute(test.db)).rejects.toMatchObject({ code: '42501' });
    await expect(sql`select * from schema_migrations`.execute(test.db)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('gains the application nothing when it gives up its role', async () => {
    const escaped = test.db.transaction().execute(async (tx) => {
      await sql`reset role`.execute(tx);
      return sql`select * from identities`.execute(tx);
    });
    await expect(escaped).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps functions that act as the owner to the application, on a fixed search path', async () => {
    const { rows } = await sql<{ name: string; open: boolean; path: string[] }>`
      select proname as name, has_function_privilege('public', oid, 'execute') as open, proconfig as path
      from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by 1`.execute(test.owner);
    const path = ['search_path=public, pg_temp'];
    expect(rows).toEqual([
      { name: 'accept_invitation', open: false, path },
      { name: 'answer_renewals', open: false, path },
      { name: 'appointments_without_hours', open: false, path },
      { name: 'bring_employments', open: false, path },
      { name: 'cancel_without_hours', open: false, path },
      { name: 'carry_out_deletion', open: false, path },
      { name: 'count_passkey_use', open: false, path },
      { name: 'current_operator', open: false, path },
      { name: 'customers_of', open: false, path },
      { name: 'employee_of', open: false, path },
      { name: 'find_app_secret', open: false, path },
      { name: 'find_appointment_link', open: false, path },
      { name: 'find_calendar_feed', open: false, path },
      { name: 'find_closed_account', open: false, path },
      { name: 'find_contact_change', open: false, path },
      { name: 'find_expired_session', open: false, path },
      { name: 'find_former_professional', open: false, path },
      { name: 'find_invited', open: false, path },
      { name: 'find_passkey', open: false, path },
      { name: 'find_patient', open: false, path },
      { name: 'find_professional', open: false, path },
      { name: 'find_push_device', open: false, path },
      { name: 'find_record_share', open: false, path },
      { name: 'find_record_share_file', open: false, path },
      { name: 'find_staff_password', open: false, path },
      { name: 'find_video_guest', open: false, path },
      { name: 'forget_appointment_links', open: false, path },
      { name: 'forget_contact_changes', open: false, path },
      { name: 'forget_expired_app_grants', open: false, path },
      { name: 'forget_payments', open: false, path },
      { name: 'forget_record_shares', open: false, path },
      { name: 'forget_sent_messages', open: false, path },
      { name: 'forget_sessions', open: false, path },
      { name: 'forget_sms_login', open: false, path },
      { name: 'forget_staff_sign_ins', open: false, path },
      { name: 'forget_video_guests', open: false, path },
      { name: 'forget_visitors', open: false, path },
      { name: 'free_push_device', open: false, path },
      { name: 'hold_passkey', open: false, path },
      { name: 'hold_staff_password', open: false, path },
      { name: 'holder_of', open: false, path },
      { name: 'import_own_employees', open: false, path },
      { name: 'in_care_of_mine', open: false, path },
      { name: 'invite_staff_as_operator', open: false, path },
      { name: 'invite_to_questionnaire', open: false, path },
      { name: 'is_customer_of_mine', open: false, path },
      { name: 'is_employed_by', open: false, path },
      { name: 'is_professional', open: false, path },
      { name: 'keep_assignee', open: false, path },
      { name: 'move_appointment', open: false, path },
      { name: 'next_in_line', open: false, path },
      { name: 'next_waiting', open: false, path },
      { name: 'note_message', open: false, path },
      // Of the version before, too.
      { name: 'offer_earlier_time', open: false, path },
      { name: 'offer_earlier_time', open: false, path },
      { name: 'patient_in_care', open: false, path },
      { name: 'patient_of_payment', open: false, path },
      { name: 'publish_questionnaire', open: false, path },
      { name: 'published_content', open: false, path },
      { name: 'reach_of_professional', open: false, path },
      { name: 'refund_of_provider', open: false, path },
      { name: 'remove_staff_as_operator', open: false, path },
      { name: 'renewals_of', open: false, path },
      { name: 'set_working_times', open: false, path },
      { name: 'stop_awaiting_comment', open: false, path },
      { name: 'takes_part', open: false, path },
      { name: 'tells_of_withheld', open: false, path },
      { name: 'works_here', open: false, path },
    ]);
  });
});
