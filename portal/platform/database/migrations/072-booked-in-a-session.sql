-- The page after a visitor's booking is found by the visitor's own session: what opens the booking stands in no address.
-- Sealed by the application: which time was booked last in the session without a login, and its link.
alter table sessions add column booked text;
