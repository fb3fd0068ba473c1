-- A session's cookie says from now on who has issued it and for which brand: no cookie from before opens a session any more,
-- and no proof from before leads back to one.
delete from sessions;
delete from expired_sessions;

-- Sealed by the application: where a person uses their session from, as coarse as the browser tells it. Null for visitors.
alter table sessions add column used_from text;

-- A person sees and ends their own sessions, registered or not, and whoever they act for.
create function current_person() returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.person', true), ''), 'hex');
drop policy own on sessions;
create policy own on sessions using
  (id_hash = current_session() or patient_id = current_patient() or person_hash = current_person());
-- What it did is done in the person's scope.
drop function end_sessions_of(bytea);

-- A way back is there for a set time; one that would last longer was left before a clock was set back.
drop function find_expired_session(bytea, timestamptz);
create function find_expired_session(hash bytea, at timestamptz, latest timestamptz) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  return (select patient_id from expired_sessions
    where proof_hash = hash and expires_at > at and expires_at <= latest);
revoke execute on function find_expired_session from public;
grant execute on function find_expired_session to portal_app;
