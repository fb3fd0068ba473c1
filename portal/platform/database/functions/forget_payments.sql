-- The application sees one patient at a time; a daily job forgets who has paid. The books, which name nobody, stay.
-- What was paid, or paid back, in a calendar year is kept for six years more (Accounting Act 1336/1997, 2:10 §): who paid is what an
-- entry of the books rests on. What was begun and not paid proves nothing there: it goes after 90 days, when no bank tells of it any
-- more.
create or replace function forget_payments(at timestamptz) returns bigint language sql volatile
  security definer set search_path = public, pg_temp
  begin atomic
    with kept as (
      select (date_trunc('year', at at time zone 'Europe/Helsinki') - interval '6 years') at time zone 'Europe/Helsinki' as since
    ), forgotten as (
      delete from payments using kept
      where payments.status in ('new', 'fail') and payments.created_at < at - interval '90 days'
        or coalesce(payments.paid_at, payments.created_at) < kept.since
          and not exists (
            select from payment_refunds as refunds
            where refunds.patient_id = payments.patient_id and refunds.stamp = payments.stamp
              and (refunds.made_at >= kept.since or refunds.made_at is null and refunds.refused_at is null)
          )
      returning 1
    )
    select count(*) from forgotten;
  end;
revoke execute on function forget_payments from public;
grant execute on function forget_payments to portal_app;
