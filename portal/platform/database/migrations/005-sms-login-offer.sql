-- The front page offers SMS login to who does not have it, until they say 'not now'.
create table sms_login_offers (
  patient_id uuid primary key references patients on delete cascade,
  put_off_until timestamptz not null
);
alter table sms_login_offers enable row level security;
create policy own on sms_login_offers using (patient_id = current_patient());
grant select, insert, update on sms_login_offers to portal_app;
