-- transaction: none
alter table health_records validate constraint health_records_kind_check;
