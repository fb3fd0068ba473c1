-- Answers requests of a conversation to renew prescriptions, for somebody who may prescribe and sees the conversation, and makes
-- the prescriptions news. Gives the requests that it has answered: others had an answer, or are none of this conversation.
create or replace function answer_renewals(thread bigint, requests bigint[], answer text, reason text, at timestamptz)
  returns setof bigint language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    with answered as (
      update renewal_requests as asked set outcome = answer, refusal_reason = reason, answered_at = at
      from messaging_threads as seen
      where seen.id = thread and seen.closed_at is null
        and asked.patient_id = seen.patient_id and asked.thread_id = seen.id
        and asked.id = any (requests) and asked.outcome is null
        and exists (select from professional_users as me
          where me.id = (reach_of_professional()).me and me.may_prescribe and me.left_at is null)
        and sees_thread(reach_of_professional(), seen.type, seen.patient_id, seen.id, seen.team_id, seen.assignee_id)
      returning asked.patient_id, asked.record_id, asked.id
    ), told as (
      update health_records as entry set news_at = at from answered
      where entry.patient_id = answered.patient_id and entry.id = answered.record_id
    )
    select id from answered order by id;
  end;
revoke execute on function answer_renewals from public;
grant execute on function answer_renewals to portal_app;
