-- Whether somebody answers patients here now; one is asked for, none can be listed. Policies of what they take part in cannot ask
-- for their row, whose own policy asks for what they take part in.
create or replace function works_here(professional bigint) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  return exists (select from professional_users
    where id = professional and kind = 'professional' and left_at is null);
revoke execute on function works_here from public;
grant execute on function works_here to portal_app;
