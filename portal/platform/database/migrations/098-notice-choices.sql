-- How a patient hears that something has come: one table of events and channels, each cell a choice. Text messages about
-- appointments are a consent, and stay one (`patients.allows_booking_sms`).

create table notice_choices (
  patient_id uuid not null references patients on delete cascade,
  event text not null check (event in ('results', 'messages')),
  -- Nobody is told who has not asked for it.
  by_email boolean not null,
  by_sms boolean not null,
  -- The brand in which that was chosen, whose name and address the notice has.
  brand text not null,
  primary key (patient_id, event)
);
alter table notice_choices enable row level security;
create policy own on notice_choices using (patient_id = current_patient());
grant select, insert, update on notice_choices to portal_app;

-- The columns `record_notices`, `message_notices` and their brands are read no more. A later release takes them away.
insert into notice_choices (patient_id, event, by_email, by_sms, brand)
  select id, 'results', record_notices = 'email', record_notices = 'sms', record_notices_brand from patients
  where record_notices <> 'none' and record_notices_brand is not null
  union all
  select id, 'messages', message_notices = 'email', message_notices = 'sms', message_notices_brand from patients
  where message_notices <> 'none' and message_notices_brand is not null;
