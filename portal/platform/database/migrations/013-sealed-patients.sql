-- Names, e-mail, phone and address of patients are sealed as their identity codes are, and what seals can be changed while the portal runs.

-- What the application seals and hashes with, each sealed in turn with a key that PORTAL_SECRET gives.
create table vault_keys (
  id text primary key check (id ~ '^[A-Za-z0-9_-]+$'),
  -- 'clear' is no key: while its row is there, values under its id are texts that have yet to be sealed.
  kind text not null check (kind in ('seal', 'hash', 'clear')),
  wrapped text check ((wrapped is null) = (kind = 'clear')),
  created_at timestamptz not null default now(),
  -- From when on new values are sealed with it: later than any process may go without having learnt of it.
  seals_from timestamptz check ((seals_from is null) = (kind <> 'seal')),
  -- When a job had sealed everything anew with it.
  resealed_at timestamptz
);
create unique index on vault_keys (kind) where kind <> 'seal';
grant select on vault_keys to portal_app;

-- SQL cannot seal: what is there is marked as clear, and a job of the application seals it. Nobody has to guess
-- afterwards: a value is `{key id}.{sealed}`, or `clear.{text}`.
insert into vault_keys (id, kind) select 'clear', 'clear' where exists (select from patients);
update patients set
  first_names = 'clear.' || first_names,
  last_name = 'clear.' || last_name,
  email = 'clear.' || email,
  phone = 'clear.' || phone,
  street_address = 'clear.' || street_address,
  postal_code = 'clear.' || postal_code,
  post_office = 'clear.' || post_office;

-- A process of the former version, or code that forgets to seal, is refused instead of mixing in its texts.
create function is_sealed(value text) returns boolean language sql immutable parallel safe
  return value is null or value ~ '^(clear\.|[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{38,}$)';
alter table patients add constraint patients_sealed check (
  is_sealed(first_names) and is_sealed(last_name) and is_sealed(email) and is_sealed(phone)
  and is_sealed(street_address) and is_sealed(postal_code) and is_sealed(post_office));
