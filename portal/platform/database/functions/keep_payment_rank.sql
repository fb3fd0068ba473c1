-- How a payment stands never goes backwards, whatever comes late or twice: what was paid stays paid.
create or replace function keep_payment_rank() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  ranks constant text[] := array['new', 'pending', 'delayed', 'fail', 'ok'];
begin
  if array_position(ranks, new.status) < array_position(ranks, old.status)
    or old.transaction_id is not null and new.transaction_id is distinct from old.transaction_id then
    raise exception 'A payment does not go backwards.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
