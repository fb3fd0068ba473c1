-- The person who booked is told if the patient takes the booking back, which ends when it begins.
create or replace function forget_visitors(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    update appointments set visitor_contact = null, booking_contact = null
      where (visitor_contact is not null or booking_contact is not null) and starts_at <= at;
  end;
revoke execute on function forget_visitors from public;
grant execute on function forget_visitors to portal_app;
