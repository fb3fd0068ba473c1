-- contract: since 059
-- Versions up to 059 join both tables and name `scope` of `app_grants` alone: two columns of that name would stop them.
alter table app_secrets rename column scope to narrowed_scope;
