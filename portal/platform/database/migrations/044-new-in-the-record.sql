-- harmless: policy commented on health_records
-- It hides what an older version has not stored, of patients who have chosen what that version does not offer.

-- What is new in a record, for whom, and when they are told.

alter table health_records
  -- Since when it is news; null: it came as history. Whoever has seen it since then has read the news.
  add column news_at timestamptz,
  -- When the patient was sent word that there is something new.
  add column told_at timestamptz,
  -- A laboratory result that no professional has commented on yet.
  add column awaits_comment boolean not null default false;
create index on health_records (patient_id, kind) where news_at is not null;

alter table patients
  -- How the patient wants to hear that something has come: nobody is told who has not asked for it.
  add column record_notices text not null default 'none' check (record_notices in ('none', 'email', 'sms')),
  -- The brand in which that was chosen, whose name and address the message has.
  add column record_notices_brand text,
  -- Since when they want to see results only once a professional has commented on them; null: at once.
  add column waits_for_comment_since timestamptz;

-- What guardians have seen; what the patient has stands with the entry itself.
create table record_views (
  patient_id uuid not null,
  record_id bigint not null,
  -- Keyed hash of the guardian's identity code.
  guardian bytea not null,
  seen_at timestamptz not null,
  primary key (patient_id, record_id, guardian),
  foreign key (patient_id, record_id) references health_records on delete cascade
);
alter table record_views enable row level security;
create policy own on record_views using (patient_id = current_patient());
grant select, insert, update (seen_at) on record_views to portal_app;

-- What a report or a panel of results consists of, by the hashes of their sources, whichever came first.
create table result_parts (
  patient_id uuid not null references patients on delete cascade,
  whole bytea not null,
  part bytea not null,
  primary key (patient_id, whole, part)
);
-- Only imports read and write it, with the owner's login.
alter table result_parts enable row level security;
create policy own on result_parts using (patient_id = current_patient());

-- Beside what is the patient's own: not what they want to see with a comment only.
create policy commented on health_records as restrictive
  using (not awaits_comment or not coalesce(received_at >= (
    select waits_for_comment_since from patients where id = current_patient()), false));

grant update (told_at) on health_records to portal_app;

-- Lets a patient see what nobody has commented on for too long.
create function stop_awaiting_comment(received_before timestamptz) returns void language sql volatile
  security definer set search_path = public, pg_temp
  begin atomic
    update health_records set awaits_comment = false
      where patient_id = current_patient() and awaits_comment and received_at <= received_before;
  end;
revoke execute on function stop_awaiting_comment from public;
grant execute on function stop_awaiting_comment to portal_app;
