-- What was written and published stays in the history: a mistake is put right by another version.
create or replace function keep_content() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'The history of content is only added to.' using errcode = 'insufficient_privilege';
end $$;
