-- What only those who work here do with a conversation, patients cannot, whatever their rights to its other columns.
create or replace function keep_to_professionals() returns trigger language plpgsql as $$
begin
  if current_patient() is not null then
    raise insufficient_privilege using message = 'Only those who work here close conversations and delete messages.';
  end if;
  return new;
end $$;
revoke execute on function keep_to_professionals from public;
