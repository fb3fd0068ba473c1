-- Invites somebody who works here by the keyed hash of a code, in the place of an earlier invitation; false: there is no such person.
create or replace function invite_staff(staff bigint, hash bytea, ends timestamptz) returns boolean
  language plpgsql volatile set search_path = public, pg_temp as $$
begin
  insert into staff_invitations (professional_id, code_hash, expires_at)
    select id, hash, ends from professional_users where id = staff and left_at is null
    on conflict (professional_id) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at;
  return found;
end $$;
revoke execute on function invite_staff from public;
