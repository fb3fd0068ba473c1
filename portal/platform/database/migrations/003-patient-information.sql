-- What patients say of themselves: their consents, the guardians of a child, the wish to leave.

-- When the patient last confirmed the form of consents; null until they have.
alter table patients add column consent_form_updated_at timestamptz;
update patients set consent_form_updated_at = created_at where consent_status = 'ok';

-- Every consent that was given or taken back. Insert only.
create table consent_history (
  patient_id uuid not null references patients on delete cascade,
  id bigint generated always as identity,
  at timestamptz not null,
  consent text not null check (consent in
    ('patientDataConsentForm', 'allowsCommonRegistry', 'allowsViewingOccupationalInformation',
     'allowsMarketingMail', 'allowsTreatmentInstructionsMail', 'allowsBookingSms')),
  is_given boolean not null,
  brand text not null,
  primary key (patient_id, id)
);

create table guardians (
  patient_id uuid not null references patients on delete cascade,
  position smallint not null check (position in (1, 2)),
  -- Sealed by the application: name, phone, e-mail and postal address of somebody who is no patient here.
  details text not null,
  primary key (patient_id, position)
);

-- A patient's wish to have the account deleted. The clinic's own systems close it.
create table deletion_requests (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null,
  requested_at timestamptz not null,
  brand text not null,
  handled_at timestamptz,
  primary key (patient_id, id)
);
create unique index deletion_requests_one_open on deletion_requests (patient_id) where handled_at is null;

alter table consent_history enable row level security;
alter table guardians enable row level security;
alter table deletion_requests enable row level security;
create policy own on consent_history using (patient_id = current_patient());
create policy own on guardians using (patient_id = current_patient());
create policy own on deletion_requests using (patient_id = current_patient());

grant select, insert on consent_history, deletion_requests to portal_app;
grant select, insert, delete on guardians to portal_app;
