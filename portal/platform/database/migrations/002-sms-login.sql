-- SMS login: a patient whose session has ended of idleness comes back to it by a code that is sent to a verified number.

-- Who wants it, and who has it.
create table sms_logins (
  patient_id uuid primary key references patients on delete cascade,
  -- Sealed by the application: the verified number; null while it is only wanted.
  phone text
);

-- Codes that have been asked for and neither used nor used up; one for each thing that it opens.
create table sms_codes (
  patient_id uuid not null references patients on delete cascade,
  -- Keyed hash of the session that verifies a number, or of the proof that comes back to one.
  opens bytea not null,
  -- The code is a keyed hash of this: nothing here says which.
  id uuid not null,
  -- Sealed by the application: where it is sent.
  phone text not null,
  brand text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  expires_at timestamptz not null,
  wrong_tries integer not null default 0,
  primary key (patient_id, opens)
);
create index on sms_codes (expires_at);

-- Sessions that ended of idleness, by keyed hash of the proof that the browser keeps.
create table expired_sessions (
  patient_id uuid not null references patients on delete cascade,
  proof_hash bytea not null,
  -- The session's own: coming back makes it no longer than it could have been.
  created_at timestamptz not null,
  identified_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (patient_id, proof_hash)
);
create unique index on expired_sessions (proof_hash);
create index on expired_sessions (expires_at);

-- Whose session a proof is of; asked for one at a time.
create function find_expired_session(hash bytea, at timestamptz) returns uuid language sql stable security definer
  set search_path = public, pg_temp
  return (select patient_id from expired_sessions where proof_hash = hash and expires_at > at);

-- The application sees one patient at a time; a daily job forgets what nobody can use any more.
create function forget_sms_login(expired_since timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from sms_codes where expires_at < expired_since;
    delete from expired_sessions where expires_at < expired_since;
  end;

alter table sms_logins enable row level security;
alter table sms_codes enable row level security;
alter table expired_sessions enable row level security;
create policy own on sms_logins using (patient_id = current_patient());
create policy own on sms_codes using (patient_id = current_patient());
create policy own on expired_sessions using (patient_id = current_patient());

-- A session is its browser's and its patient's, who may end it from elsewhere.
drop policy own on sessions;
create policy own on sessions using (id_hash = current_session() or patient_id = current_patient());
create index on sessions (patient_id);

grant select, insert, update, delete on sms_logins, sms_codes to portal_app;
grant select, insert, delete on expired_sessions to portal_app;
revoke execute on function find_expired_session, forget_sms_login from public;
grant execute on function find_expired_session, forget_sms_login to portal_app;
