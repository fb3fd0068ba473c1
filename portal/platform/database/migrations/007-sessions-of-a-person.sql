-- Whoever logs out ends their sessions everywhere, registered or not: until somebody registers only who they are ties their sessions together.

-- Keyed hash of the identity code of who was identified; null for visitors.
alter table sessions add column person_hash bytea;
create index on sessions (person_hash);

-- The application sees one session at a time; it may end all of a person whom it can name.
create function end_sessions_of(hash bytea) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from sessions where person_hash = hash;
  end;
revoke execute on function end_sessions_of from public;
grant execute on function end_sessions_of to portal_app;
