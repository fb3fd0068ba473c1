-- What is in the books stays there: a mistake is put right by another row.
create or replace function keep_ledger() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'The ledger is only added to.' using errcode = 'insufficient_privilege';
end $$;
