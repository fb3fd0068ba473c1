-- Somebody without a login may pay an invoice by what is printed on it, and who has paid is forgotten after the law's years.

alter table payments
  -- Its payer has not logged in: they know the number of the invoice and its sum, and see nothing else of it.
  add column is_guest boolean not null default false;

-- function: forget_payments 2bf979d90a83
