-- Whose session a proof is of; asked for one at a time. A proof that would last longer than `latest` was left before a clock was
-- set back.
create or replace function find_expired_session(hash bytea, at timestamptz, latest timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  return (select patient_id from expired_sessions
    where proof_hash = hash and expires_at > at and expires_at <= latest);
revoke execute on function find_expired_session from public;
grant execute on function find_expired_session to portal_app;
