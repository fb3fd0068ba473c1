-- Who has taken a conversation that the professional of the transaction could have taken; null: nobody, or none of theirs.
create or replace function holder_of(thread bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp
  return (select assignee_id from messaging_threads
    where id = thread and team_id = any ((reach_of_professional()).teams) and (reach_of_professional()).kind = 'professional');
revoke execute on function holder_of from public;
grant execute on function holder_of to portal_app;
