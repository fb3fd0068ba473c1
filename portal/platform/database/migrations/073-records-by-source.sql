-- transaction: none
-- A resource that comes is looked for in the records of others: it may have been moved from there.
create index concurrently if not exists records_by_source on health_records (source_hash);
