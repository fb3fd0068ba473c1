-- Deletes links that have opened nothing since then, with who opened them. That the record was read stays in the access log.
create or replace function forget_record_shares(before timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from record_shares where ends_at <= before;
  end;
revoke execute on function forget_record_shares from public;
grant execute on function forget_record_shares to portal_app;
