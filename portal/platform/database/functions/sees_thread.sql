-- Whether somebody who works here sees a conversation: its assignee, the team of one that is nobody's, who takes part, and
-- the substitute of one of these now; supervisors what their team discusses; HR what is about those whom their employer employs.
create or replace function sees_thread(
  reach professional_reach, type text, patient uuid, thread bigint, team text, assignee bigint
) returns boolean language plpgsql stable as $$
begin
  return case
    when reach.me is null then false
    when reach.kind = 'hr' then type = 'hr' and is_employed_by(patient, reach.employer)
    when assignee = any (reach.ids) then true
    when type = 'supervisor' and team = any (reach.leads) then true
    when type <> 'supervisor' and assignee is null and team = any (reach.teams) then true
    else takes_part(reach.ids, patient, thread)
  end;
end $$;
revoke execute on function sees_thread from public;
grant execute on function sees_thread to portal_app;
