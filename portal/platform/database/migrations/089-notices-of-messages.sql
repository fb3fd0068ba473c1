-- How patients hear that somebody at the clinic has written to them.

alter table patients
  -- Nobody is told who has not asked for it.
  add column message_notices text not null default 'none' check (message_notices in ('none', 'email', 'sms')),
  -- The brand in which that was chosen, whose name and address the notice has.
  add column message_notices_brand text;

alter table messaging_threads
  -- The guardian who has begun it, as a patient: answers are told to them. Null: the patient has, or a guardian who is no patient.
  add column guardian_id uuid references patients on delete set null,
  -- Until which message its reader has been told. Not again until that is read.
  add column told_until timestamptz;
create index on messaging_threads (guardian_id) where guardian_id is not null;
grant update (told_until) on messaging_threads to portal_app;
