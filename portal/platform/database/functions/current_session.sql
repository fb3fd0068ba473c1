-- The session that the running transaction acts for; null sees no rows.
create or replace function current_session() returns bytea language sql stable parallel safe
  return decode(nullif(current_setting('app.session', true), ''), 'hex');
