-- Deletes invitations and questions to passkeys that no longer count.
create or replace function forget_staff_sign_ins(before timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    delete from staff_invitations where expires_at < before;
    delete from staff_challenges where expires_at < before;
  end;
revoke execute on function forget_staff_sign_ins from public;
grant execute on function forget_staff_sign_ins to portal_app;
