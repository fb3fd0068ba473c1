-- A patient's employments with the agreements of each employer, the latest first, as far as the patient's scope shows them.
-- Every session asks for them: in PL/pgSQL each connection plans the query once, not with each request.
create or replace function employments_of(patient uuid) returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'employer', employers.name,
      'validFrom', employments.valid_from,
      'validTo', employments.valid_to,
      'isFundMember', employments.is_fund_member,
      'agreements', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'validFrom', care_agreements.valid_from,
          'validTo', care_agreements.valid_to,
          'coveredSpecialties', covered_specialties,
          'allowsWebReservation', allows_web_reservation,
          'allowsMessaging', allows_messaging
        ) order by care_agreements.valid_from desc), '[]')
        from care_agreements where care_agreements.employer_id = employments.employer_id
      )
    ) order by employments.valid_from desc), '[]')
    from employments join employers on employers.id = employments.employer_id
    where employments.patient_id = employments_of.patient
  );
end $$;
revoke execute on function employments_of from public;
grant execute on function employments_of to portal_app;
