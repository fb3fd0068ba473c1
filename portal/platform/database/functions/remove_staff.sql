-- Notes that somebody works here no more: how many open conversations of theirs are nobody's now; null: there is no such person.
-- What they sign in by and their sessions end with it. What they have written stays.
create or replace function remove_staff(staff bigint, at timestamptz) returns bigint
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  who bytea;
  handed_back bigint;
begin
  update professional_users set left_at = at where id = staff and left_at is null returning identity_hash into who;
  if who is null then return null; end if;
  delete from staff_invitations where professional_id = staff;
  delete from staff_passkeys where professional_id = staff;
  delete from staff_passwords where professional_id = staff;
  delete from sessions where sessions.staff is not null and person_hash = who;
  delete from team_members where professional_id = staff;
  -- Nobody sees a conversation of somebody who has left; without an assignee its team does.
  update thread_assignments as assignment set ended_at = at
    from messaging_threads as thread
    where thread.patient_id = assignment.patient_id and thread.id = assignment.thread_id
      and thread.closed_at is null and assignment.professional_id = staff and assignment.ended_at is null;
  get diagnostics handed_back = row_count;
  return handed_back;
end $$;
revoke execute on function remove_staff from public;
