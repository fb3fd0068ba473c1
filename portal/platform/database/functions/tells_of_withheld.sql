-- Whether an entry of the access log would tell a guardian of something in the record that the minor withholds, or withheld
-- when it was taken out: not even that there is something is to be known. Of appointments and the like it never does.
create or replace function tells_of_withheld(logged_kind text, logged_id text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select case
      when logged_id is null then false
      -- A page of results is named by its day. What is withheld is looked for first: hardly anybody has any.
      when logged_kind in ('laboratory-results', 'imaging-results') then (
        with kinds (kind) as (
          select unnest(case logged_kind when 'imaging-results' then array['imagingReport', 'imagingStudy']
            else array['laboratoryReport', 'laboratoryResult'] end))
        select (exists (select from health_records as entry
              where entry.patient_id = current_patient() and entry.withheld_at is not null
                and to_char(entry.day, 'YYYY-MM-DD') = logged_id and entry.kind in (select kind from kinds))
            or exists (select from removed_records as gone
              where gone.patient_id = current_patient() and gone.withheld_at is not null
                and to_char(gone.day, 'YYYY-MM-DD') = logged_id and gone.kind in (select kind from kinds)))
          and not exists (select from health_records as entry
            where entry.patient_id = current_patient() and entry.withheld_at is null
              and to_char(entry.day, 'YYYY-MM-DD') = logged_id and entry.kind in (select kind from kinds)))
      when logged_id !~ '^\d{1,15}$' then false
      -- Of what nobody can see any more, what was asked is not told.
      when logged_kind = 'prescription-renewal' then not exists (
        select from renewal_requests as asked join health_records as entry
          on entry.patient_id = asked.patient_id and entry.id = asked.record_id
        where asked.patient_id = current_patient() and asked.thread_id = logged_id::bigint and entry.withheld_at is null)
      when logged_kind in ('allergies', 'visit', 'visits', 'diagnoses', 'procedures', 'record-documents', 'laboratory-referral',
        'imaging-referral', 'referrals', 'reports', 'observations', 'imaging-studies', 'prescription', 'vaccinations', 'certificate') then
        exists (select from health_records as entry
          where entry.patient_id = current_patient() and entry.id = logged_id::bigint and entry.withheld_at is not null)
        or exists (select from removed_records as gone
          where gone.patient_id = current_patient() and gone.record_id = logged_id::bigint and gone.withheld_at is not null)
      else false
    end;
  end;
revoke execute on function tells_of_withheld from public;
grant execute on function tells_of_withheld to portal_app;
