-- transaction: none
-- A result that comes looks for the reports and panels that it is a part of.
create index concurrently if not exists wholes_of_results on result_parts (patient_id, part);
