-- contract: since 098
-- What a patient is told of goes into one notice by each way, whatever it is. Invoices are told of as well.

-- What is to be in the next notice by a way.
create table due_notices (
  -- Who is told: of their own matters, or of a child's.
  patient_id uuid not null references patients on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  event text not null check (event in ('results', 'messages', 'invoices')),
  primary key (patient_id, channel, event)
);
alter table due_notices enable row level security;
create policy own on due_notices using (patient_id = current_patient());
-- Whoever writes in a child's conversation has the guardian told who has begun it.
create policy of_guardian on due_notices for insert
  with check (exists (select from messaging_threads as thread
    where thread.patient_id = current_patient() and guardian_id = due_notices.patient_id));
grant select, insert, delete on due_notices to portal_app;

alter table notice_choices
  drop constraint notice_choices_event_check,
  add constraint notice_choices_event_check check (event in ('results', 'messages', 'invoices')),
  -- The day on which that was chosen: invoices from before are not told of.
  add column chosen_on date;
create index invoices_to_tell_of on notice_choices (patient_id) where event = 'invoices' and (by_email or by_sms);
-- Whose invoices are looked for, and nothing else of anybody.
create policy of_jobs on notice_choices for select using (is_job() and event = 'invoices');

alter table invoice_numbers
  -- A job has found it for nobody who was reading, and nobody has been told yet.
  add column is_news boolean not null default false;
grant update (is_news) on invoice_numbers to portal_app;

-- `notice_choices` has what they said.
alter table patients
  drop column record_notices,
  drop column record_notices_brand,
  drop column message_notices,
  drop column message_notices_brand;
