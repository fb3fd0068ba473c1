-- harmless: policy of_own_hr on messaging_threads
-- An HR user sees the conversations of their own employer's HR. Whom an employer employs it says itself, so that alone
-- opened what another employer of the same person had written, or a former one.

alter table messaging_threads
  -- Whose HR has begun it; null: it is none of HR's, or nobody knows any more.
  add employer_id text references employers on delete set null;
create index on messaging_threads (employer_id) where employer_id is not null;

update messaging_threads as thread set employer_id = coalesce(
  (select employer_id from thread_messages as message join professional_users on professional_users.id = message.author_id
    where message.patient_id = thread.patient_id and message.thread_id = thread.id and kind = 'hr'
    order by message.created_at, message.id limit 1),
  (select employer_id from thread_participants as part join professional_users on professional_users.id = professional_id
    where part.patient_id = thread.patient_id and part.thread_id = thread.id and kind = 'hr'
    order by joined_at limit 1))
where type = 'hr';

-- function: keep_hr_employer 38dded552882
create trigger keep_hr_employer before insert on messaging_threads
  for each row when (new.type = 'hr') execute function keep_hr_employer();

create policy of_own_hr on messaging_threads as restrictive
  using (type <> 'hr' or (select reach_of_professional()).kind is distinct from 'hr'
    or employer_id = (select reach_of_professional()).employer);
-- function: customers_of 9a1100b18742
