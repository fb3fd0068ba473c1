-- What was put back counts for 30 days: until then no other change has a link.
create or replace function forget_contact_changes(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from contact_changes as changes
      where changes.ends_at <= at
        and (changes.restored_at is null or changes.restored_at + 30 * interval '24 hours' <= at);
  end;
revoke execute on function forget_contact_changes from public;
grant execute on function forget_contact_changes to portal_app;
