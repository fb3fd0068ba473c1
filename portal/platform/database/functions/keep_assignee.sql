-- Keeps on a thread whose it is, so that inboxes need no assignments.
create or replace function keep_assignee() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update messaging_threads as thread
  set assignee_id = (select professional_id from thread_assignments as assignment
    where assignment.patient_id = new.patient_id and assignment.thread_id = new.thread_id and assignment.ended_at is null)
  where thread.patient_id = new.patient_id and thread.id = new.thread_id;
  return null;
end $$;
revoke execute on function keep_assignee from public;
