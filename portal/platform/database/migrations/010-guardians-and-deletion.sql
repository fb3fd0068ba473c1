-- What guardians see of each other, whom a message is for, how long it is kept, and how an account ends.

-- Guardians: each row is somebody's own. The others see a name.
alter table guardians
  -- Names the row in the form, so that it stays the same person's when it is changed.
  add column id uuid not null default gen_random_uuid(),
  -- Keyed hash of the identity code of who this is; null until they have written it themselves.
  add column person_hash bytea,
  -- Keyed hash of the identity code of who wrote it; null where nobody noted that.
  add column written_by bytea;

-- The population register's word while somebody acts for a child; until it has been asked the strictest.
alter table sessions
  -- The child, or another of the child's guardians, has a non-disclosure order.
  add column child_is_protected boolean not null default true,
  -- Keyed hashes of the identity codes of the child's other guardians: they are told what this one does.
  add column other_guardians bytea[] not null default '{}';

-- Who booked, as the access log names who acts; null for who was not signed in.
alter table appointments add column booked_by text;

-- Keyed hash of the identity code of who the message is for; null for the patient.
alter table messages add column addressed_to bytea;
create index on messages (sent_at) where sent_at is not null;
-- The application sees one patient at a time; a daily job forgets what was sent long ago, and nothing that was not sent.
create function forget_sent_messages(sent_before timestamptz) returns bigint language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    with forgotten as (delete from messages where sent_at < sent_before returning 1)
    select count(*) from forgotten;
  end;

-- A request for deletion is reviewed by the clinic (as the schema's owner), and carried out by a job.
alter table deletion_requests
  add column reviewed_at timestamptz,
  add column decision text check (decision in ('approved', 'refused')),
  add column refusal_reason text
    check (refusal_reason in ('appointments-ahead', 'unpaid-invoices', 'care-in-progress', 'not-requested')),
  -- When the patient was told what becomes of it; null where there is no address any more.
  add column told_at timestamptz,
  add check ((reviewed_at is null) = (decision is null)),
  add check ((decision is not distinct from 'refused') = (refusal_reason is not null));
grant update (told_at) on deletion_requests to portal_app;

-- Whose account was deleted keeps the record that the law keeps, and is a patient again by registering anew.
alter table patients add column account_closed_at timestamptz;
create or replace function find_patient(hash bytea) returns uuid language sql stable security definer
  set search_path = public, pg_temp
  return (select patient_id from identities join patients on patients.id = patient_id
    where identity_hash = hash and account_closed_at is null);
create function find_closed_account(hash bytea) returns uuid language sql stable security definer
  set search_path = public, pg_temp
  return (select patient_id from identities join patients on patients.id = patient_id
    where identity_hash = hash and account_closed_at is not null);

-- All or nothing, once, and only what was approved: the application has no right to any of this by itself.
create function carry_out_deletion(request uuid, at timestamptz) returns boolean language plpgsql volatile security definer
  set search_path = public, pg_temp as $$
declare
  patient constant uuid := current_patient();
  requested_in text;
begin
  select brand into requested_in from deletion_requests
    where id = request and patient_id = patient and decision = 'approved' and handled_at is null for update;
  if not found then
    return false;
  end if;
  -- Kept by law: who the patient is, appointments, what was confirmed about the record, who has read or changed it.
  insert into consent_history (patient_id, at, consent, is_given, brand)
    select patient, carry_out_deletion.at, taken_back.consent, false, requested_in
    from patients, lateral (values
      ('allowsCommonRegistry', allows_common_registry),
      ('allowsViewingOccupationalInformation', allows_viewing_occupational_information)
    ) as taken_back (consent, was_given)
    where id = patient and was_given;
  delete from consent_history where patient_id = patient
    and consent in ('allowsMarketingMail', 'allowsTreatmentInstructionsMail', 'allowsBookingSms');
  update patients set
    email = null, phone = null, street_address = null, postal_code = null, post_office = null,
    consent_status = 'missing', consent_form_updated_at = null, allows_common_registry = false,
    allows_viewing_occupational_information = false, allows_marketing_mail = false,
    allows_treatment_instructions_mail = false, allows_booking_sms = false,
    account_closed_at = carry_out_deletion.at
    where id = patient;
  delete from guardians where patient_id = patient;
  delete from messages where patient_id = patient;
  delete from appointment_links where patient_id = patient;
  delete from kela_cards where patient_id = patient;
  delete from kela_card_uploads where patient_id = patient;
  delete from sms_logins where patient_id = patient;
  delete from sms_login_offers where patient_id = patient;
  delete from sms_codes where patient_id = patient;
  delete from expired_sessions where patient_id = patient;
  update expired_sessions set acting_for = null where acting_for = patient;
  delete from sessions where patient_id = patient;
  update sessions set acting_for = null, guardianship_verified_at = null, guardianship_ended = true
    where acting_for = patient;
  insert into access_log (patient_id, at, actor_kind, action, record_kind, record_id)
    values (patient, carry_out_deletion.at, 'system', 'change', 'deletion-request', request::text);
  update deletion_requests set handled_at = carry_out_deletion.at where patient_id = patient and id = request;
  return true;
end $$;

revoke execute on function forget_sent_messages, find_closed_account, carry_out_deletion from public;
grant execute on function forget_sent_messages, find_closed_account, carry_out_deletion to portal_app;
