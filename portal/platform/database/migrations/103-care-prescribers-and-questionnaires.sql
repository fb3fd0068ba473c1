-- harmless: constraint only_professionals_add_questionnaires on professional_users
-- harmless: policy start_as_professional on messaging_threads
-- Professionals write to patients for whom they care, prescribers are known by their numbers, and questionnaires come by page.

alter table professional_users
  -- Valvira's number of them, without zeros in front; null: it is not known here.
  add registration_number text unique check (registration_number ~ '^[1-9][0-9]{0,10}$'),
  -- They add questionnaires that patients can be sent.
  add adds_questionnaires boolean not null default false,
  add constraint only_professionals_add_questionnaires check (kind = 'professional' or not adds_questionnaires);
grant select (practitioner_id, registration_number, adds_questionnaires) on professional_users to portal_app;

-- function: in_care_of_mine e3d86f6d187a
-- function: patient_in_care 48f16f1a86c0

-- Beside what HR users and supervisors begin, a professional begins what is about a patient for whom they care, and for their own team.
alter policy start_as_professional on messaging_threads
  with check (current_professional() is not null and closed_at is null
    and case type
      when 'customer' then chat is null and in_care_of_mine(patient_id, by_guardian, guardian_id)
        and (team_id is null or team_id = any ((select reach_of_professional()).own_teams))
      when 'hr' then not by_guardian and guardian_id is null and (select reach_of_professional()).kind = 'hr'
        and is_employed_by(patient_id, (select reach_of_professional()).employer)
      when 'supervisor' then not by_guardian and guardian_id is null
        and team_id = any ((select reach_of_professional()).leads) and is_customer_of_mine(patient_id)
      else false
    end);

alter table questionnaires
  -- Who has added it; null: an operator.
  add added_by bigint references professional_users,
  add added_at timestamptz;
create index on questionnaires (added_by);
-- function: publish_questionnaire 5885613e0110
