-- The application adds and runs jobs in tables that their library owns and closes by row-level security.
-- Runs after the library's own migrations, each time, since those may bring new tables.
grant usage on schema graphile_worker to portal_app;
grant select, insert, update, delete on all tables in schema graphile_worker to portal_app;
grant usage on all sequences in schema graphile_worker to portal_app;
grant execute on all functions in schema graphile_worker to portal_app;
revoke insert, update, delete on graphile_worker.migrations from portal_app;

do $$
declare closed regclass;
begin
  for closed in
    select c.oid from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'application')
  loop
    execute format('create policy application on %s to portal_app using (true) with check (true)', closed);
  end loop;
end $$;
