-- harmless: column messaging_threads.work_order
-- Who waits in a chat waits for minutes, and everybody else for an answer within days: chats stand first in each inbox. An
-- older version orders by the same column. Before version 17 PostgreSQL gives a generated column no other expression.

alter table messaging_threads
  drop column work_order,
  -- What inboxes are ordered by: chats as if they had waited for fifty years more, then who waits longest, last what nobody waits for.
  add column work_order timestamptz not null generated always as (coalesce(
    case when chat is null then waiting_since
      else (waiting_since at time zone 'UTC' - interval '50 years') at time zone 'UTC' end,
    '9999-01-01T00:00:00Z')) stored;

-- They went with the column.
create index threads_of_nobody on messaging_threads (team_id, work_order, id) where closed_at is null and assignee_id is null;
create index threads_of_somebody on messaging_threads (assignee_id, work_order, id) where closed_at is null;
create index threads_of_hr on messaging_threads (work_order, id) where type = 'hr' and closed_at is null;
create index supervisors_threads on messaging_threads (team_id, work_order, id) where type = 'supervisor' and closed_at is null;
