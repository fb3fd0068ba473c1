-- Nothing read them: the search takes the part of the day from the time, and an appointment's length from its ends.

alter table free_times drop column part_of_day;
-- The one with the column went with it.
create index on free_times (specialty_code, clinic_id, starts_at, practitioner_id, slot_id);

alter table appointment_kinds drop column duration_minutes;
