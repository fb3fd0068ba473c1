import { type Migration, migrationOf } from './migration-file.ts';

/**
 * What a newer version may bring while this one runs, everywhere at once: each table has more columns (one that may be
 * empty, one with a value by itself) and an index more, each function has a namesake with one argument more, there are
 * another table with its rights and another policy, and a check allows one value more.
 */
export const expansion: Migration = migrationOf(
  '900-expansion.sql',
  `
-- harmless: constraint access_log_action_check on access_log
do $$
declare each record;
begin
  for each in select oid::regclass as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
  loop
    execute format('alter table %s add column later text, add column later_count integer not null default 0', each.name);
    execute format('create index on %s (later)', each.name);
  end loop;
  for each in select proname as name, concat_ws(', ', nullif(oidvectortypes(proargtypes), ''), 'text') as arguments
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')
  loop
    execute format('create function %I(%s) returns void language sql as ''''', each.name, each.arguments);
  end loop;
end $$;
create table later_things (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null,
  primary key (patient_id, id)
);
alter table later_things enable row level security;
create policy own on later_things using (patient_id = current_patient());
grant select, insert on later_things to portal_app;
create policy later on appointments for select using (patient_id = current_patient());
alter table access_log drop constraint access_log_action_check;
alter table access_log add constraint access_log_action_check
  check (action in ('read', 'create', 'change', 'cancel', 'try', 'later'));
`,
);
