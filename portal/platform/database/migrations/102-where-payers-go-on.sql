-- Where a payer goes on after a payment is kept here, sealed, until the payment has ended: the provider took it along in an address
-- that may have 300 characters, and it may say which specialty somebody was about to book.
alter table payments add column next_page text;
grant update (next_page) on payments to portal_app;
