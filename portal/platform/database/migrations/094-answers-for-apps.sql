-- Apps can be let read what was answered to questionnaires. Those that were let in before were let read all that there was then:
-- each type of it is named from now on, and the new one is not among them.

create function pg_temp.by_type(scope text) returns text language sql immutable as $$
  select string_agg(coalesce(named.words, word), ' ' order by nth)
  from unnest(string_to_array(scope, ' ')) with ordinality as words (word, nth)
  left join lateral (
    select string_agg('patient/' || type || substr(word, length('patient/*') + 1), ' ' order by place) as words
    from unnest(array['Patient', 'Encounter', 'Condition', 'AllergyIntolerance', 'Procedure', 'Observation', 'DiagnosticReport',
      'ImagingStudy', 'ServiceRequest', 'MedicationRequest', 'Immunization', 'DocumentReference', 'Practitioner'])
      with ordinality as types (type, place)
  ) as named on word like 'patient/*.%'
$$;
update app_grants set scope = pg_temp.by_type(scope) where scope like '%patient/*.%';
update app_secrets set narrowed_scope = pg_temp.by_type(narrowed_scope) where narrowed_scope like '%patient/*.%';
drop function pg_temp.by_type;
