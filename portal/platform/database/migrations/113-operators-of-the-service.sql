-- harmless: constraint professional_users_kind_check on professional_users
-- Operators of the service sign in as staff. They keep who works here and what is out of use, and see nothing of patients.

alter table professional_users drop constraint professional_users_kind_check;
alter table professional_users add constraint professional_users_kind_check
  check (kind in ('professional', 'hr', 'operator'));

-- function: current_operator 8fd38dfc9421
-- function: reach_of_professional 7036d9e92a51
