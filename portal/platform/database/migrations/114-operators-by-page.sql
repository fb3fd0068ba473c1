-- harmless: constraint said_by_one on service_breaks
-- harmless: row-level security of service_breaks
-- Operators keep by page who works here and what is out of use. They neither make operators nor touch one.

create policy by_operator on professional_users for select using ((select current_operator()) is not null);
create policy add_as_operator on professional_users for insert
  with check ((select current_operator()) is not null and kind <> 'operator' and left_at is null);
-- Who comes back gets other rights than before. Who is here keeps theirs.
create policy bring_back_as_operator on professional_users for update
  using ((select current_operator()) is not null and left_at is not null)
  with check (kind <> 'operator');
grant select (employer_id) on professional_users to portal_app;
grant insert (identity_hash, kind, is_supervisor, name, title, employer_id, may_prescribe, adds_questionnaires,
    registration_number, practitioner_id),
  update (kind, is_supervisor, name, title, employer_id, may_prescribe, adds_questionnaires, registration_number,
    practitioner_id, left_at)
  on professional_users to portal_app;

create policy by_operator on team_members for select using ((select current_operator()) is not null);
create policy add_as_operator on team_members for insert
  with check ((select current_operator()) is not null and works_here(professional_id));
grant insert on team_members to portal_app;

-- function: find_former_professional e6f38200dfe6
-- function: remove_staff b868263f729a
-- function: remove_staff_as_operator 99cb3c0e5ce5
-- function: invite_staff 3f0f514b442f
-- function: invite_staff_as_operator 1e5228c25659

alter table service_breaks
  -- Null: an operator by page has said it, whose number is in added_by.
  alter author drop not null,
  add added_by bigint references professional_users,
  add constraint said_by_one check (num_nonnulls(author, added_by) = 1);
create index on service_breaks (added_by);
alter table service_breaks enable row level security;
create policy by_everybody on service_breaks for select using (true);
create policy add_as_operator on service_breaks for insert
  with check (author is null and added_by = (select current_operator()));
create policy end_as_operator on service_breaks for update using ((select current_operator()) is not null);
create policy take_back_as_operator on service_breaks for delete using ((select current_operator()) is not null);
grant insert (part, is_planned, announced_at, starts_at, ends_at, added_by), update (ends_at), delete
  on service_breaks to portal_app;
