-- What a visit costs as the patient was told when it was booked or moved. It is shown as it was told, and never estimated again.

create table told_prices (
  patient_id uuid not null references patients on delete cascade,
  appointment_id bigint not null,
  -- The time that it was told of. What an older version moves is told no price: that of another time is not shown for it.
  slot_id bigint not null,
  cents integer not null check (cents >= 0),
  -- It is all that the visit costs; else the least.
  is_fixed boolean not null,
  -- What it consists of, as `[{ name: { fi, sv, en } | null, cents }]`; the name of what Kela pays is null. Null: it was not itemised.
  items jsonb,
  told_at timestamptz not null,
  primary key (patient_id, appointment_id, slot_id)
);

alter table told_prices enable row level security;
create policy own on told_prices using (patient_id = current_patient());
grant select, insert, update (cents, is_fixed, items, told_at) on told_prices to portal_app;

create function forget_told_prices() returns trigger language plpgsql volatile as $$
begin
  delete from told_prices where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_told_prices from public;
create trigger forget_told_prices after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null) execute function forget_told_prices();
