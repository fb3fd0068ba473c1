-- The images of patients' Kela cards.

-- Both sides or none. Sealed by the application: what a card looks like is the patient's identity code with a picture.
create table kela_cards (
  patient_id uuid primary key references patients on delete cascade,
  front bytea not null,
  back bytea not null,
  front_preview bytea not null,
  back_preview bytea not null,
  uploaded_at timestamptz not null
);
-- What is sealed cannot be compressed.
alter table kela_cards
  alter column front set storage external,
  alter column back set storage external,
  alter column front_preview set storage external,
  alter column back_preview set storage external;

-- An upload that is under way in the object storage, or has come to its end there; a job forgets it with its objects.
create table kela_card_uploads (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null,
  -- Keyed hash of the token and of the session that it was given to.
  token_hash bytea not null,
  front_type text not null check (front_type in ('image/jpeg', 'image/png')),
  back_type text not null check (back_type in ('image/jpeg', 'image/png')),
  expires_at timestamptz not null,
  -- When the images were kept, or refused.
  ended_at timestamptz,
  is_kept boolean not null default false,
  primary key (patient_id, id),
  unique (patient_id, token_hash)
);

alter table kela_cards enable row level security;
alter table kela_card_uploads enable row level security;
create policy own on kela_cards using (patient_id = current_patient());
create policy own on kela_card_uploads using (patient_id = current_patient());

grant select, insert, update on kela_cards to portal_app;
grant select, insert, update, delete on kela_card_uploads to portal_app;
