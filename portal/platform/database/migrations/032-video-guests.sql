-- Links by which a guardian or an interpreter comes to a patient's video appointment.

create table video_guests (
  patient_id uuid not null references patients on delete cascade,
  id uuid not null,
  -- Not which row: an appointment that is moved to another practitioner keeps its number.
  appointment_id bigint not null,
  kind text not null check (kind in ('guardian', 'interpreter')),
  -- Keyed hash of the secret in the address; who knows the secret comes in, and nobody keeps it.
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (patient_id, id)
);
alter table video_guests enable row level security;
create policy own on video_guests using (patient_id = current_patient());
grant select, insert, delete on video_guests to portal_app;

-- Half an hour after the end of an appointment nobody comes any more (VIDEO-01).
create function video_closes(ends_at timestamptz) returns timestamptz language sql immutable
  return ends_at + interval '30 minutes';

-- One is asked for by its hash; none can be listed.
create function find_video_guest(hash bytea, at timestamptz)
  returns table (patient_id uuid, appointment_id bigint, id uuid, kind text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select guests.patient_id, guests.appointment_id, guests.id, guests.kind
    from video_guests as guests
    join appointments as visited
      on visited.patient_id = guests.patient_id and visited.id = guests.appointment_id
    join appointment_kinds as kinds on kinds.id = visited.kind_id
    where guests.secret_hash = hash and kinds.location_type = 'videoAppointment' and visited.cancelled_at is null
      and video_closes(visited.ends_at) > at;
  end;

-- The application can list no links; a daily job forgets those that open nothing any more.
create function forget_video_guests(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from video_guests as guests where not exists (
      select from appointments as visited
      where visited.patient_id = guests.patient_id and visited.id = guests.appointment_id
        and visited.cancelled_at is null and video_closes(visited.ends_at) > at);
  end;
revoke execute on function video_closes, find_video_guest, forget_video_guests from public;
grant execute on function video_closes, find_video_guest, forget_video_guests to portal_app;

-- With an account go the links of its guests.
create function forget_guests_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from video_guests where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_guests_of_account from public;
create trigger forget_guests_of_account after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null)
  execute function forget_guests_of_account();
