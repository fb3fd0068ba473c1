-- With an account goes what insurers and bookings have left with it. The owner closes it, and may do that.
create or replace function forget_insurance() returns trigger language plpgsql volatile as $$
begin
  delete from insurance_answers where patient_id = new.id;
  delete from permit_applications where patient_id = new.id;
  delete from patient_concepts where patient_id = new.id;
  delete from visit_insurances where patient_id = new.id;
  delete from insurance_policies where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_insurance from public;
