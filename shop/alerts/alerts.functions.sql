create function delete_alerts_of_address() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  delete from public.availability_alerts where channel = 'email' and contact = lower(old.email);
  return null;
end $$;
comment on function delete_alerts_of_address is 'A deleted account takes the alerts of its address along, also those requested while signed out.';

create trigger deleted_users_end_their_alerts after delete on users
  for each row when (old.email_confirmed_at is not null) execute function delete_alerts_of_address();
