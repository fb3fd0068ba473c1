-- What a visit's price stands for in the price list.
create table rates (
  code text primary key,
  name jsonb not null
);
grant select on rates to portal_app;

-- Null: the rate is that of the kind of appointment.
alter table slots add column rate_code text references rates;
alter table appointments add column rate_code text references rates;

-- Whether it begins at its start, or at some time between its start and its end.
alter table appointment_kinds add column is_specific_time boolean not null default true;
alter table appointment_kinds add column is_covid_test boolean not null default false;
