-- How far those who work here see at this moment: in their own name and in that of whom they substitute. No row of whom: nobody,
-- or somebody who works here no more. Operators see nothing of patients, so they reach nothing.
create or replace function reach_of_professional() returns professional_reach language sql stable security definer
  set search_path = public, pg_temp
  begin atomic
    with me as (
      select id, kind, is_supervisor, employer_id from professional_users
      where id = current_professional() and left_at is null and kind <> 'operator'
    ), names (id) as (
      select me.id from me
      union
      select away.id from me
        join absence_substitutes on absence_substitutes.professional_id = me.id
        join staff_absences on staff_absences.id = absence_substitutes.absence_id
        join professional_users as away on away.id = staff_absences.professional_id
      where staff_absences.starts_at <= current_moment() and current_moment() < staff_absences.ends_at
        and away.left_at is null and away.kind = me.kind and away.employer_id is not distinct from me.employer_id
    )
    select me.id, me.kind, me.employer_id,
      array(select id from names order by id),
      array(select distinct team_id from team_members where professional_id in (select id from names) order by team_id),
      array(select team_id from team_members where professional_id = me.id order by team_id),
      array(select team_id from team_members where professional_id = me.id and me.is_supervisor order by team_id)
    from me;
  end;
revoke execute on function reach_of_professional from public;
grant execute on function reach_of_professional to portal_app;
