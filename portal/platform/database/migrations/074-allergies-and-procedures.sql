-- harmless: constraint health_records_kind_check on health_records
-- It allows two kinds more, which older versions read past.
alter table health_records drop constraint health_records_kind_check;
-- What is there has been checked for fewer kinds: 075 looks, while everybody goes on.
alter table health_records add constraint health_records_kind_check check (kind in ('allergy', 'visit', 'diagnosis', 'procedure',
  'visitText', 'laboratoryReferral', 'laboratoryReport', 'laboratoryResult', 'imagingReferral', 'imagingStudy',
  'imagingReport', 'prescription', 'vaccination', 'certificate', 'measurement', 'document')) not valid;
