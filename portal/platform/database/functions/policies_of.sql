-- A patient's policies, the latest first, as far as the patient's scope shows them. Every session asks for them, as for
-- `employments_of`.
create or replace function policies_of(patient uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'insurer', insurer,
      'validFrom', valid_from,
      'validTo', valid_to,
      'paysDirectly', pays_directly
    ) order by valid_from desc, insurer), '[]')
    from insurance_policies where patient_id = policies_of.patient
  );
end $$;
revoke execute on function policies_of from public;
grant execute on function policies_of to portal_app;
