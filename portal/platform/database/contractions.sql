-- What the schema offers to the role $1 and demands of it: the rows that contractions.ts compares.
with relations as (
  select oid, relname::text as relation, relrowsecurity from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and relname <> 'schema_migrations'
), columns as (
  select relations.oid, relation, attnum, attname::text as name, attnotnull, attgenerated, attidentity,
    format_type(atttypid, atttypmod) as type, pg_get_expr(adbin, adrelid) as value
  from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
), functions as (
  select p.oid, proname::text as name, oidvectortypes(proargtypes) as arguments, pronargs, pronargdefaults,
    pg_get_function_result(p.oid) as result
  from pg_proc p
  where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')
), unique_indexes as (
  select relation, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition,
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as names
  from relations join pg_index on indrelid = oid where indisunique and indisvalid
)
select 'table ' || relation as what, '' as definition, relation, '{}'::text[] as columns, false as "isDemand"
from relations

union all select 'column ' || relation || '.' || name,
  concat_ws(' ', type, case when attgenerated <> '' then 'generated as ' || value end, nullif(attidentity, '')),
  relation, '{}', false
from columns

union all select 'null in ' || relation || '.' || name, '', relation, array[name], false
from columns where not attnotnull

union all select 'value needed for ' || relation || '.' || name, '', relation, '{}', true
from columns where attnotnull and value is null and attidentity = ''

-- A call is known by its name and number of arguments: a second function for the same number may be the one that is meant.
union all select format('call of %s with %s arguments', name, number),
  string_agg(format('(%s) returns %s', arguments, result), ', ' order by arguments), null, '{}', false
from functions cross join generate_series((pronargs - pronargdefaults)::integer, pronargs::integer) as number
group by name, number

union all select format('right to call %s(%s)', name, arguments), '', null, '{}', false
from functions where has_function_privilege($1, oid, 'execute')

union all select format('right to %s %s.%s', kind, relation, name), '', relation, array[name], false
from columns cross join unnest(array['select', 'insert', 'update']) as kind
where has_column_privilege($1, oid, attnum, kind)

union all select 'right to delete from ' || relation, '', relation, '{}', false
from relations where has_table_privilege($1, oid, 'delete')

-- Names where conflicts are looked for, and forbids what repeats.
union all select 'unique index ' || name, definition, relation, names, is_demand
from unique_indexes cross join (values (false), (true)) as side (is_demand)

union all select format('constraint %s on %s', conname, relation),
  replace(pg_get_constraintdef(c.oid), ' NOT VALID', ''), relation,
  array(select name from columns where columns.oid = conrelid and attnum = any(conkey)), true
from relations join pg_constraint c on conrelid = relations.oid where contype in ('c', 'f', 'x')

union all select 'row-level security of ' || relation, '', relation, '{}', true
from relations where relrowsecurity

union all select format('policy %s on %s', polname, relation),
  concat_ws(' ', polcmd, polroles::regrole[], pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)),
  relation, '{}', not polpermissive
from relations join pg_policy on polrelid = relations.oid
