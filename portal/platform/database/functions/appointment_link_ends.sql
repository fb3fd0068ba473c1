-- A visit is over, paid for and asked about within 30 days, and what a mailbox keeps should not open it for ever. Once the
-- appointment begins there is nothing left to disown.
create or replace function appointment_link_ends(purpose text, starts_at timestamptz, ends_at timestamptz) returns timestamptz
  language sql stable
  return case purpose when 'view' then ends_at + 30 * interval '24 hours' else starts_at end;
