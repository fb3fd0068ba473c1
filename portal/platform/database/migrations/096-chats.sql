-- Chats: conversations with a team that answers at once. Patients who wait in one are told of each message.

alter table care_teams
  -- The chat that it answers; null: it answers none.
  add column chat text check (chat in ('mentalSupport', 'sicknessFund'));
create index on care_teams (brand, chat) where chat is not null;

alter table messaging_threads
  -- The chat that it belongs to; null: none.
  add column chat text check (chat in ('mentalSupport', 'sicknessFund'));
create index chats_of_patient on messaging_threads (patient_id, chat) where chat is not null;

-- function: note_message 45cbf93bfa5b
