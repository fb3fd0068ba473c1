-- Who works here: identification leads them to a page of their own. Operators keep the list; the application may ask for
-- one person, never list them.
create table professionals (
  identity_hash bytea primary key,
  since timestamptz not null default now()
);
alter table professionals enable row level security;

create function is_professional(hash bytea) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from professionals where identity_hash = hash);
revoke execute on function is_professional from public;
grant execute on function is_professional to portal_app;
