-- Those who work here and have no strong identification sign in by a passkey or a password. An operator invites them by a code.

-- One at a time for each: a new one takes the place of the one before.
create table staff_invitations (
  professional_id bigint primary key references professional_users on delete cascade,
  code_hash bytea not null unique,
  expires_at timestamptz not null
);

create table staff_passkeys (
  -- As the device has named it.
  id text primary key,
  -- The host for which it is good: each brand has its own.
  host text not null,
  professional_id bigint not null references professional_users on delete cascade,
  -- Its public key.
  key bytea not null,
  -- How often the device says that it was used.
  uses bigint not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index on staff_passkeys (professional_id);

create table staff_passwords (
  professional_id bigint primary key references professional_users on delete cascade,
  -- Hashed by Argon2id, and sealed.
  password text not null,
  set_at timestamptz not null
);

-- What a passkey is asked to sign, for each browser that asks.
create table staff_challenges (
  session_hash bytea primary key,
  challenge text not null,
  expires_at timestamptz not null
);
alter table staff_challenges enable row level security;
create policy own on staff_challenges using (session_hash = current_session());
grant select, insert, update, delete on staff_challenges to portal_app;

-- The name of somebody who has signed in so, sealed; their hash is in person_hash. Null for all others.
alter table sessions add column staff text;

-- function: find_invited 63f67cfe6eea
-- function: accept_invitation 139ab18bf8f9
-- function: find_passkey 1201519e3e91
-- function: count_passkey_use c2018e7f7cb1
-- function: find_staff_password b84f7c1fa2fa
-- function: forget_staff_sign_ins 71112c76fbb4
