-- Adds a questionnaire that patients can be sent, for a professional who may add them; without a row: they may not. A version is one
-- text for ever, as its answers are read beside it: `taken` is a version that has another.
create or replace function publish_questionnaire(new_url text, new_version text, new_content jsonb, at timestamptz)
  returns table (id bigint, outcome text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare me bigint := (reach_of_professional()).me;
begin
  if not exists (select from professional_users as staff
    where staff.id = me and staff.adds_questionnaires and staff.left_at is null) then
    return;
  end if;
  return query insert into questionnaires as known (url, version, content, added_by, added_at)
    values (new_url, new_version, new_content, me, at)
    on conflict (url, version) do nothing returning known.id, 'added';
  if not found then
    return query select known.id, case when known.content = new_content then 'unchanged' else 'taken' end
      from questionnaires as known where known.url = new_url and known.version = new_version;
  end if;
end $$;
revoke execute on function publish_questionnaire from public;
grant execute on function publish_questionnaire to portal_app;
