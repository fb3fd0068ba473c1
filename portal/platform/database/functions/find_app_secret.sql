-- Whose a secret is; one is asked for by its hash, none can be listed.
create or replace function find_app_secret(hash bytea) returns table (patient_id uuid, grant_id bigint)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select secrets.patient_id, secrets.grant_id from app_secrets as secrets where secrets.secret_hash = hash;
  end;
revoke execute on function find_app_secret from public;
grant execute on function find_app_secret to portal_app;
