-- Which refund the provider speaks of: by the name that the portal gave it, or by the provider's own; none can be listed.
create or replace function refund_of_provider(named uuid, told text)
  returns table (patient uuid, refund uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select patient_id, id from payment_refunds
    where id = named or transaction_id = told
    order by id = named desc limit 1;
  end;
revoke execute on function refund_of_provider from public;
grant execute on function refund_of_provider to portal_app;
