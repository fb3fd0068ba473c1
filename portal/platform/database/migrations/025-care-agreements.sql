-- What employers have agreed with the clinic for their employees, and who is whose employee. The clinic's own system keeps
-- both; the portal reads them.
create table employers (
  id text primary key,
  name text not null
);

create table care_agreements (
  employer_id text not null references employers on delete cascade,
  -- First and last day in force, both included; no last day: until further notice.
  valid_from date not null,
  valid_to date,
  -- Codes of the specialties that the employer pays for; null: all.
  covered_specialties text[],
  allows_web_reservation boolean not null,
  allows_messaging boolean not null,
  primary key (employer_id, valid_from),
  check (valid_to >= valid_from)
);

create table employments (
  patient_id uuid not null references patients on delete cascade,
  employer_id text not null references employers on delete cascade,
  valid_from date not null,
  valid_to date,
  -- In the employer's sickness fund.
  is_fund_member boolean not null default false,
  primary key (patient_id, employer_id, valid_from),
  check (valid_to >= valid_from)
);

alter table employments enable row level security;
create policy own on employments using (patient_id = current_patient());
grant select on employers, care_agreements, employments to portal_app;

-- As before, and who employed the patient is forgotten.
create or replace function carry_out_deletion(request uuid, at timestamptz) returns boolean language plpgsql volatile security definer
  set search_path = public, pg_temp as $$
declare
  patient constant uuid := current_patient();
  requested_in text;
begin
  -- Booking locks this row, too: what is booked at the same time is seen here, or comes afterwards.
  perform from patients where id = patient for update;
  select brand into requested_in from deletion_requests
    where id = request and patient_id = patient and decision = 'approved' and handled_at is null for update;
  if not found then
    return false;
  end if;
  if exists (select from appointments where patient_id = patient
      and starts_at > carry_out_deletion.at and cancelled_at is null) then
    -- What becomes of it then is told under the same id as what was told before.
    delete from messages where patient_id = patient and id = request;
    update deletion_requests set decision = null, reviewed_at = null, told_at = null
      where patient_id = patient and id = request;
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
  delete from employments where patient_id = patient;
  update appointments set visitor_contact = null, booking_contact = null
    where patient_id = patient and (visitor_contact is not null or booking_contact is not null);
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
