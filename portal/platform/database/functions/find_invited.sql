-- Who was invited to sign in by a code that still counts; one is asked for, none can be listed.
create or replace function find_invited(hash bytea, at timestamptz) returns table (id bigint, name text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select staff.id, staff.name from staff_invitations
      join professional_users as staff on staff.id = staff_invitations.professional_id
    where code_hash = hash and expires_at > at and left_at is null;
  end;
revoke execute on function find_invited from public;
grant execute on function find_invited to portal_app;
