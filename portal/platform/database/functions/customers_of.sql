-- The sealed names of the customers of conversations, as far as the professional of the transaction sees these.
create or replace function customers_of(threads bigint[])
  returns table (thread_id bigint, first_names text, last_name text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select thread.id, patients.first_names, patients.last_name
    from messaging_threads as thread join patients on patients.id = thread.patient_id
    where thread.id = any (threads)
      and sees_thread((select reach_of_professional()), thread.type, thread.patient_id, thread.id, thread.team_id, thread.assignee_id)
      and ((select reach_of_professional()).kind <> 'hr' or thread.employer_id = (select reach_of_professional()).employer)
$$;
revoke execute on function customers_of from public;
grant execute on function customers_of to portal_app;
