-- harmless: constraint saved_by_one on clinic_versions
-- harmless: constraint restored_from_earlier on clinic_versions
-- harmless: row-level security of clinics
-- harmless: row-level security of clinic_hours
-- harmless: row-level security of clinic_exceptions
-- harmless: row-level security of clinic_versions
-- Operators keep by page what clinics tell, as the command does: in one history, and patients read what was published last.

alter table clinic_versions
  -- The operator by page who has saved it; null: the command, by the name in `author`.
  add column author_id bigint references professional_users,
  -- The earlier version whose content it has.
  add column restored_from integer,
  add constraint saved_by_one check (num_nonnulls(author, author_id) <= 1),
  add constraint restored_from_earlier check (restored_from < version);
create index on clinic_versions (author_id);

-- The last of a clinic says which version patients read.
create table clinic_publications (
  clinic_id text not null,
  number integer not null check (number > 0),
  version integer not null,
  author text,
  author_id bigint references professional_users,
  published_at timestamptz not null,
  primary key (clinic_id, number),
  foreign key (clinic_id, version) references clinic_versions on delete cascade,
  check (num_nonnulls(author, author_id) <= 1)
);
create index on clinic_publications (clinic_id, version);
create index on clinic_publications (author_id);
-- Until now each version was published as it was saved.
insert into clinic_publications (clinic_id, number, version, author, published_at)
  select clinic_id, version, version, author, saved_at from clinic_versions;

create trigger content_stays before update or truncate on clinic_versions execute function keep_content();
create trigger content_stays before update or truncate on clinic_publications execute function keep_content();

alter table clinic_versions enable row level security;
alter table clinic_publications enable row level security;
-- Operators sign with their own number, and the command with the name of who runs it.
create policy of_operators on clinic_versions to portal_app using ((select current_operator()) is not null)
  with check (author_id = (select current_operator()) or (author_id is null and author is null and version = 1));
create policy of_operators on clinic_publications to portal_app using ((select current_operator()) is not null)
  with check (author_id = (select current_operator()) or (author_id is null and author is null and number = 1));
create policy of_keepers on clinic_versions to portal_calendars using (true) with check (author_id is null);
create policy of_keepers on clinic_publications to portal_calendars using (true) with check (author_id is null);
grant select, insert on clinic_versions, clinic_publications to portal_app;
grant select, insert on clinic_publications to portal_calendars;

alter table clinics enable row level security;
alter table clinic_hours enable row level security;
alter table clinic_exceptions enable row level security;
create policy by_everybody on clinics for select using (true);
create policy by_everybody on clinic_hours for select using (true);
create policy by_everybody on clinic_exceptions for select using (true);
create policy by_operators on clinics for update to portal_app using ((select current_operator()) is not null);
create policy by_operators on clinic_hours to portal_app using ((select current_operator()) is not null);
create policy by_operators on clinic_exceptions to portal_app using ((select current_operator()) is not null);
create policy by_keepers on clinics for update to portal_calendars using (true);
create policy by_keepers on clinic_hours to portal_calendars using (true);
create policy by_keepers on clinic_exceptions to portal_calendars using (true);
grant update (name, street, postal_code, post_office, latitude, longitude, arrival_note, directions, parking, accessibility)
  on clinics to portal_app, portal_calendars;
grant insert, delete on clinic_hours, clinic_exceptions to portal_app;
