-- The operator that the running transaction acts for; null: somebody else, or nobody.
create or replace function current_operator() returns bigint language sql stable security definer
  set search_path = public, pg_temp
  return (select id from professional_users
    where id = current_professional() and kind = 'operator' and left_at is null);
revoke execute on function current_operator from public;
grant execute on function current_operator to portal_app;
