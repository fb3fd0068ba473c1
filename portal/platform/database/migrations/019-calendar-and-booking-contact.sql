-- A calendar follows an appointment, and a cancellation reaches the contact that was given when it was booked.

alter table appointments
  -- RFC 5545 section 3.8.7.4: how many times what a calendar shows of it has changed.
  add column calendar_sequence integer not null default 0,
  -- Sealed by the application: the contact that a signed-in person gave when booking; null once the appointment has begun.
  add column booking_contact text;

-- A trigger, so that whatever moves, changes or cancels an appointment counts, the clinic's own systems included.
create function count_calendar_change() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
revoke execute on function count_calendar_change from public;
create trigger count_calendar_change before update on appointments for each row
  when ((old.starts_at, old.ends_at, old.clinic_id, old.kind_id, old.practitioner_id, old.room, old.cancelled_at)
    is distinct from
    (new.starts_at, new.ends_at, new.clinic_id, new.kind_id, new.practitioner_id, new.room, new.cancelled_at))
  execute function count_calendar_change();

create or replace function forget_visitors(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    update appointments set visitor_contact = null, booking_contact = null
      where (visitor_contact is not null or booking_contact is not null) and starts_at <= at;
  end;

-- As before (017), and `booking_contact` goes, too.
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
