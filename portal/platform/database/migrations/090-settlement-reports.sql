-- What the provider has settled, as its report came: stamps and sums, and nobody's name.
create table settlement_reports (
  brand text not null,
  -- The provider's number of it.
  settlement text not null,
  received_at timestamptz not null,
  report text not null,
  -- When it was found to agree with the books, and was booked.
  reconciled_at timestamptz,
  primary key (brand, settlement)
);
grant insert (brand, settlement, received_at, report) on settlement_reports to portal_app;
