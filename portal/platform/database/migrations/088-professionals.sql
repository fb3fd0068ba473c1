-- contract: since 086
-- What those who work here see of conversations, and do with them.

create type professional_reach as (
  me bigint,
  kind text,
  employer text,
  -- In whose name they see: their own and that of whom they substitute.
  ids bigint[],
  teams text[],
  -- Their own teams, without those of whom they substitute.
  own_teams text[],
  -- Teams whose discussions between professionals they lead.
  leads text[]
);

alter table messaging_threads
  -- Whose it is now. Kept by a trigger.
  add assignee_id bigint references professional_users,
  -- What inboxes are ordered by: who waits longest is first, what nobody waits for last.
  add work_order timestamptz not null generated always as (coalesce(waiting_since, '9999-01-01T00:00:00Z')) stored;
update messaging_threads as thread set assignee_id = assignment.professional_id
from thread_assignments as assignment
where assignment.patient_id = thread.patient_id and assignment.thread_id = thread.id and assignment.ended_at is null;

create index threads_of_nobody on messaging_threads (team_id, work_order, id) where closed_at is null and assignee_id is null;
create index threads_of_somebody on messaging_threads (assignee_id, work_order, id) where closed_at is null;
create index closed_threads_of_nobody on messaging_threads (team_id, closed_at, id) where closed_at is not null and assignee_id is null;
create index closed_threads_of_somebody on messaging_threads (assignee_id, closed_at, id) where closed_at is not null;
create index threads_of_hr on messaging_threads (work_order, id) where type = 'hr' and closed_at is null;
create index closed_threads_of_hr on messaging_threads (closed_at, id) where type = 'hr' and closed_at is not null;
create index supervisors_threads on messaging_threads (team_id, work_order, id) where type = 'supervisor' and closed_at is null;

-- function: current_moment 5d01c30bb640
-- function: takes_part c1ef7115ecd6
-- function: is_employed_by 36594a6d2432
-- function: reach_of_professional 2e87897811dd
-- function: sees_thread 826f1a5fb54a
-- function: customers_of 0fdec7333e0b
-- function: holder_of 9b1b8715a427
-- function: invite_to_questionnaire 3d880e0d43dd
-- function: keep_assignee a1e48719a3f4
-- function: keep_to_professionals 982d8e4fed83
create trigger keep_assignee after insert or update on thread_assignments for each row execute function keep_assignee();
create trigger closed_by_professionals before update of closed_at, closed_by, close_reason on messaging_threads
  for each row execute function keep_to_professionals();
create trigger deleted_by_professionals before update of deleted_at, deleted_by, deleted_reason on thread_messages
  for each row execute function keep_to_professionals();

-- Beside what patients see of their own, those who work here see what they are to answer. It is asked for once a query how far they see.
create policy of_professional on messaging_threads for select
  using (sees_thread((select reach_of_professional()), type, patient_id, id, team_id, assignee_id));
-- Whoever writes locks the conversation, HR too.
create policy close_as_professional on messaging_threads for update
  using (sees_thread((select reach_of_professional()), type, patient_id, id, team_id, assignee_id))
  with check ((select reach_of_professional()).kind = 'professional'
    and (closed_by is null or closed_by = (select reach_of_professional()).me));

create policy of_professional on thread_messages for select
  using (current_professional() is not null and exists (select from messaging_threads as thread
    where thread.patient_id = thread_messages.patient_id and thread.id = thread_id));
create policy write_as_professional on thread_messages for insert
  with check (author_id = (select reach_of_professional()).me and author = (select reach_of_professional()).kind
    and deleted_at is null
    and exists (select from messaging_threads as thread
      where thread.patient_id = thread_messages.patient_id and thread.id = thread_id and thread.closed_at is null));
create policy delete_as_professional on thread_messages for update
  using (author = 'professional' and deleted_at is null and (select reach_of_professional()).kind = 'professional'
    and exists (select from messaging_threads as thread
      where thread.patient_id = thread_messages.patient_id and thread.id = thread_id))
  with check (deleted_at is not null and deleted_by = (select reach_of_professional()).me);

create policy of_professional on thread_assignments for select
  using (current_professional() is not null and exists (select from messaging_threads as thread
    where thread.patient_id = thread_assignments.patient_id and thread.id = thread_id));
create policy assign_as_professional on thread_assignments for insert
  with check ((select reach_of_professional()).kind = 'professional' and assigned_by = (select reach_of_professional()).me
    and ended_at is null
    and exists (select from messaging_threads as thread
      where thread.patient_id = thread_assignments.patient_id and thread.id = thread_id and thread.closed_at is null));
create policy end_as_professional on thread_assignments for update
  using (ended_at is null and (select reach_of_professional()).kind = 'professional'
    and exists (select from messaging_threads as thread
      where thread.patient_id = thread_assignments.patient_id and thread.id = thread_id))
  with check (ended_at is not null);

create policy of_professional on thread_participants for select
  using (current_professional() is not null and exists (select from messaging_threads as thread
    where thread.patient_id = thread_participants.patient_id and thread.id = thread_id));
-- Somebody joins by themself, or is let in by being given the conversation.
create policy join_as_professional on thread_participants for insert
  with check ((select reach_of_professional()).me is not null and exists (select from messaging_threads as thread
    where thread.patient_id = thread_participants.patient_id and thread.id = thread_id));
create policy read_as_professional on thread_participants for update
  using (professional_id = (select reach_of_professional()).me);

create policy of_professional on internal_notes for select
  using ((select reach_of_professional()).kind = 'professional' and exists (select from messaging_threads as thread
    where thread.patient_id = internal_notes.patient_id and thread.id = thread_id));
create policy note_as_professional on internal_notes for insert
  with check ((select reach_of_professional()).kind = 'professional' and author_id = (select reach_of_professional()).me
    and exists (select from messaging_threads as thread
      where thread.patient_id = internal_notes.patient_id and thread.id = thread_id));

create policy of_professional on message_attachments for select
  using (current_professional() is not null and thread_id is not null and exists (select from messaging_threads as thread
    where thread.patient_id = message_attachments.patient_id and thread.id = thread_id));

-- Only what a message of a conversation that they see asks for.
create policy of_professional on questionnaire_invitations for select
  using (current_professional() is not null and exists (select from thread_messages as message
    where message.patient_id = questionnaire_invitations.patient_id
      and message.questionnaire_invitation_id = questionnaire_invitations.id));

create policy log_as_professional on access_log for insert
  with check (actor_kind = 'professional' and actor_id = (select reach_of_professional()).me::text
    and exists (select from messaging_threads as thread where thread.patient_id = access_log.patient_id));

-- Colleagues see each other; HR sees itself and who takes part in what it sees.
create policy of_professional on professional_users for select
  using (id = (select reach_of_professional()).me
    or kind = 'professional' and (select reach_of_professional()).kind = 'professional'
    or exists (select from thread_participants as part where part.professional_id = professional_users.id
      and current_professional() is not null));

alter table team_members enable row level security;
create policy of_professional on team_members for select using ((select reach_of_professional()).kind = 'professional');
alter table staff_absences enable row level security;
-- Colleagues know who is away.
create policy of_professional on staff_absences for select
  using (professional_id = (select reach_of_professional()).me or (select reach_of_professional()).kind = 'professional');
create policy say_own on staff_absences for insert with check (professional_id = (select reach_of_professional()).me);
create policy take_back_own on staff_absences for delete using (professional_id = (select reach_of_professional()).me);
alter table absence_substitutes enable row level security;
create policy of_professional on absence_substitutes for select
  using (exists (select from staff_absences where id = absence_id));
create policy say_own on absence_substitutes for insert
  with check (exists (select from staff_absences where id = absence_id and staff_absences.professional_id = (select reach_of_professional()).me));

grant select on team_members, staff_absences, absence_substitutes to portal_app;
grant insert (professional_id, starts_at, ends_at), delete on staff_absences to portal_app;
grant insert on absence_substitutes to portal_app;
grant update (closed_at, closed_by, close_reason) on messaging_threads to portal_app;
grant update (deleted_at, deleted_by, deleted_reason) on thread_messages to portal_app;
grant insert on thread_assignments to portal_app;
grant update (ended_at) on thread_assignments to portal_app;
grant select (called_at), insert, update (last_read_at, called_at) on thread_participants to portal_app;
grant select, insert on internal_notes to portal_app;
