-- contract: since 038
-- Files of conversations: the draft that each lies in, what arrived of it, and why one can never be sent.

alter table message_attachments
  -- The conversation in whose draft it lies until it is sent; 0: a new one.
  add draft_thread_id bigint not null default 0,
  -- What its sender sends; null: as much as is kept.
  add upload_bytes bigint check (upload_bytes > 0),
  add fault text check (fault in ('type', 'unreadable', 'tooManyPixels', 'incomplete')),
  drop constraint message_attachments_state_check,
  add constraint message_attachments_state_check
    check (state in ('uploading', 'scanning', 'clean', 'infected', 'quarantined', 'refused')),
  add check ((state = 'refused') = (fault is not null));
create index on message_attachments (patient_id, draft_thread_id) where message_id is null;
