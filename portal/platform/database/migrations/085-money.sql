-- A provider may take its time over a refund, and tell later how it has ended.

alter table payment_refunds
  -- The provider's name of it; null until it has answered.
  add column transaction_id text unique,
  -- The provider has said no. It stays: what was refused may be made after all.
  add column refused_at timestamptz;
create index payment_refunds_by_id on payment_refunds (id);

-- function: refund_of_provider d029fbb35b99
create policy told on payment_refunds for update using (patient_id = current_patient());
grant update (transaction_id, made_at, refused_at) on payment_refunds to portal_app;
