-- contract: since 096
-- Private doctors answer private customers in a chat, too.

alter table care_teams drop constraint care_teams_chat_check;
alter table care_teams add constraint care_teams_chat_check
  check (chat in ('mentalSupport', 'sicknessFund', 'kaariPrivateDoctorChat'));

alter table messaging_threads drop constraint messaging_threads_chat_check;
alter table messaging_threads add constraint messaging_threads_chat_check
  check (chat in ('mentalSupport', 'sicknessFund', 'kaariPrivateDoctorChat'));
