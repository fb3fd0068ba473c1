-- A change of how a patient is reached is told to the former address, with a link that puts it back.
create table contact_changes (
  patient_id uuid not null references patients on delete cascade,
  -- Keyed hash of the secret in the link; who knows the secret may put back, and nobody keeps it.
  link_hash bytea not null,
  changed_at timestamptz not null,
  ends_at timestamptz not null,
  -- Until when the identification was fresh in which it was changed: changes of one identification have the same.
  identified_until timestamptz not null,
  -- Sealed by the application: e-mail and phone before the first change of that identification; null once they were put back.
  former text,
  restored_at timestamptz,
  primary key (patient_id, link_hash),
  unique (link_hash)
);
alter table contact_changes enable row level security;
create policy own on contact_changes using (patient_id = current_patient());
grant select, insert, update, delete on contact_changes to portal_app;

-- One is asked for by its hash; none can be listed.
create function find_contact_change(hash bytea, at timestamptz) returns table (patient_id uuid)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select changes.patient_id from contact_changes as changes where changes.link_hash = hash and changes.ends_at > at;
  end;

-- What was put back counts for 30 days: until then no other change has a link.
create function forget_contact_changes(at timestamptz) returns void language sql volatile security definer
  set search_path = public, pg_temp
  begin atomic
    delete from contact_changes as changes
      where changes.ends_at <= at
        and (changes.restored_at is null or changes.restored_at + 30 * interval '24 hours' <= at);
  end;
revoke execute on function find_contact_change, forget_contact_changes from public;
grant execute on function find_contact_change, forget_contact_changes to portal_app;

-- With an account go the links that would put its addresses back.
create function forget_contact_changes_of_account() returns trigger language plpgsql volatile as $$
begin
  delete from contact_changes where patient_id = new.id;
  return null;
end $$;
revoke execute on function forget_contact_changes_of_account from public;
create trigger forget_contact_changes_of_account after update of account_closed_at on patients for each row
  when (old.account_closed_at is null and new.account_closed_at is not null)
  execute function forget_contact_changes_of_account();
