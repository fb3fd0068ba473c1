-- Payments of invoices, what the provider has said of each, and the books.

create table payments (
  patient_id uuid not null references patients on delete cascade,
  -- The portal's name of the payment, which the provider knows it by, too.
  stamp uuid not null unique,
  brand text not null,
  language text not null check (language in ('fi', 'sv', 'en')),
  status text not null default 'new' check (status in ('new', 'pending', 'delayed', 'fail', 'ok')),
  cents integer not null check (cents > 0),
  -- The provider's name of it; null until it has answered.
  transaction_id text unique,
  provider text,
  -- Why it has failed, where that is known.
  failure text,
  -- Sealed: with what forms it can be paid, until somebody has begun to.
  form text,
  -- Sealed: where the receipt goes, until it has gone.
  receipt_to text,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (patient_id, stamp),
  check ((status = 'ok') = (paid_at is not null))
);

create table payment_invoices (
  patient_id uuid not null,
  stamp uuid not null,
  -- The portal's number of the invoice.
  invoice_id bigint not null,
  invoice_number text not null,
  cents integer not null check (cents > 0),
  -- What its source has said to the payment; null: it has not been told yet, or has to be told again.
  result text check (result in
    ('ok', 'customerNotFound', 'invoiceAlreadyPaid', 'invoiceNotFound', 'invoiceSumNotValid')),
  primary key (patient_id, stamp, invoice_id),
  foreign key (patient_id, stamp) references payments on delete cascade
);
create index payments_of_invoice on payment_invoices (patient_id, invoice_id);

-- What was heard of each payment, once for each status.
create table payment_events (
  patient_id uuid not null,
  stamp uuid not null,
  status text not null,
  heard_by text not null check (heard_by in ('redirect', 'callback', 'asked', 'command')),
  at timestamptz not null,
  primary key (patient_id, stamp, status),
  foreign key (patient_id, stamp) references payments on delete cascade
);

-- What is paid back. The provider knows each by its id: asking again pays back once.
create table payment_refunds (
  patient_id uuid not null,
  id uuid not null,
  stamp uuid not null,
  invoice_id bigint not null,
  cents integer not null check (cents > 0),
  asked_at timestamptz not null,
  -- Null: the provider has not said so yet.
  made_at timestamptz,
  primary key (patient_id, id),
  foreign key (patient_id, stamp, invoice_id) references payment_invoices on delete cascade
);

-- The books. A row moves a sum from one account to another, so that no row leaves them unequal. It names no person: who paid is
-- forgotten before what was paid.
create table ledger (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  kind text not null check (kind in ('payment', 'overpayment', 'refund', 'settlement', 'fee', 'correction')),
  -- What it is written for; of a kind, once.
  reference text not null,
  brand text not null,
  debit text not null check (debit in ('invoices', 'provider', 'bank', 'fees', 'overpaid')),
  credit text not null check (credit in ('invoices', 'provider', 'bank', 'fees', 'overpaid')),
  cents bigint not null check (cents > 0),
  payment uuid,
  check (debit <> credit),
  unique (kind, reference)
);
create index ledger_of_payment on ledger (payment);

-- What is on each account: derived, and kept nowhere.
create view ledger_balances as
  select brand, account, sum(cents)::bigint as cents
  from (
    select brand, debit as account, cents from ledger
    union all
    select brand, credit, -cents from ledger
  ) as sides
  group by brand, account;

-- function: patient_of_payment 9b5482d3f9e8
-- function: keep_payment_rank 27f5e9fd6b5f
-- function: keep_ledger 02036a689d68
create trigger payments_go_forward before update on payments for each row execute function keep_payment_rank();
create trigger ledger_stays before update or delete or truncate on ledger execute function keep_ledger();

alter table payments enable row level security;
create policy own on payments using (patient_id = current_patient());
grant select, insert on payments to portal_app;
grant update (status, transaction_id, provider, failure, form, receipt_to, paid_at) on payments to portal_app;
alter table payment_invoices enable row level security;
create policy own on payment_invoices using (patient_id = current_patient());
grant select, insert, update (result) on payment_invoices to portal_app;
alter table payment_events enable row level security;
create policy own on payment_events using (patient_id = current_patient());
grant select, insert on payment_events to portal_app;
alter table payment_refunds enable row level security;
create policy own on payment_refunds for select using (patient_id = current_patient());
grant select on payment_refunds to portal_app;
grant insert on ledger to portal_app;
