-- transaction: none
-- A clinic's commands name an appointment by its number alone.
create index concurrently if not exists appointments_by_number on appointments (id);
