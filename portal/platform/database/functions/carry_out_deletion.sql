-- Deletes an account: all or nothing, once, and only what was approved. The application has no right to any of this by itself.
-- Somebody may book after the request was approved and before it is carried out: it is then reviewed again.
-- By `visitor_contact` and `booking_contact` somebody is reached who booked for the patient: they go, too.
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
  delete from home_measurements where patient_id = patient;
  delete from home_measurement_shares where patient_id = patient;
  update appointments set visitor_contact = null, booking_contact = null
    where patient_id = patient and (visitor_contact is not null or booking_contact is not null);
  delete from messages where patient_id = patient;
  delete from appointment_links where patient_id = patient;
  delete from kela_cards where patient_id = patient;
  delete from kela_card_uploads where patient_id = patient;
  delete from message_drafts where patient_id = patient;
  delete from message_attachments where patient_id = patient and message_id is null;
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
revoke execute on function carry_out_deletion from public;
grant execute on function carry_out_deletion to portal_app;
