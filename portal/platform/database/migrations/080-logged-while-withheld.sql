-- By what the access log calls what was withheld when it was taken out; it has the same number once it comes back. Guardians
-- are not told of what others have done with it.
alter table removed_records add column record_id bigint;
-- function: tells_of_withheld 7960ea3e34d6
