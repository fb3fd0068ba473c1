-- Patients check in themselves, and tell beforehand why they come.

-- Where a clinic's patients check in: in the portal, at its reception only, or nowhere, as where they are called in.
alter table clinics
  add column self_check_in text not null default 'reception' check (self_check_in in ('portal', 'reception', 'none'));

alter table appointments
  add column checked_in_at timestamptz,
  -- Sealed by the application: what the patient has told the practitioner before the visit.
  add column arrival_reason text;
grant update (checked_in_at, arrival_reason) on appointments to portal_app;
