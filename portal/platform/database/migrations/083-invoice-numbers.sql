-- Addresses take a number, and each source names its invoices in its own way: the portal gives each a number of its own.
create table invoice_numbers (
  patient_id uuid not null references patients on delete cascade,
  id bigint generated always as identity unique,
  source text not null check (source in ('CustomerInvoice', 'GoodSignInvoice', 'NetsuiteInvoice')),
  -- What names the invoice at its source. Nothing else of it is kept.
  source_key text not null,
  primary key (patient_id, source, source_key)
);

alter table invoice_numbers enable row level security;
create policy own on invoice_numbers using (patient_id = current_patient());
grant select, insert on invoice_numbers to portal_app;
