-- What insurers say of patients, the applications for their permits, and what a booking leaves with a patient.

-- An insurer's last word, for as long as a booking takes; a job forgets it.
create table insurance_answers (
  patient_id uuid not null references patients on delete cascade,
  insurer text not null check (insurer in ('OP', 'LAHITAPIOLA')),
  state text not null,
  answered_at timestamptz not null,
  primary key (patient_id, insurer)
);

-- An application that is filled in on the insurer's own page; taken out when the patient comes back, so that coming back counts
-- once. What nobody comes back from, a job forgets.
create table permit_applications (
  patient_id uuid not null references patients on delete cascade,
  -- Keyed hash of what the return address carries, and of the session that it was made for.
  state_hash bytea not null,
  return_to text not null,
  begun_at timestamptz not null,
  primary key (patient_id, state_hash)
);

-- Concept codes that the patient's bookings have given: who pays, and how.
create table patient_concepts (
  patient_id uuid not null references patients on delete cascade,
  code text not null,
  added_at timestamptz not null,
  primary key (patient_id, code)
);

alter table insurance_answers enable row level security;
alter table permit_applications enable row level security;
alter table patient_concepts enable row level security;
create policy own on insurance_answers using (patient_id = current_patient());
create policy own on permit_applications using (patient_id = current_patient());
create policy own on patient_concepts using (patient_id = current_patient());

grant select, insert, update, delete on insurance_answers to portal_app;
grant select, insert, delete on permit_applications to portal_app;
grant select, insert, update on patient_concepts to portal_app;

-- With an account goes what insurers and bookings have left with it: who closes it, the owner, may do that.
create function forget_insurance() returns trigger language plpgsql volatile as $$
begin
  delete from insurance_answers where patient_id = new.id;
  delete from permit_applications where patient_id = new.id;
  delete from patient_concepts where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_insurance from public;
create trigger forget_insurance after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null) execute function forget_insurance();
