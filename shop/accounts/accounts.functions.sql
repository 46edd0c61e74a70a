create function get_my_role() returns text
  language sql stable set search_path = ''
  as $$
    select role from public.user_profiles
    where id = nullif(current_setting('shop.actor_id', true), '')::uuid
  $$;
comment on function get_my_role is 'The role of the acting user; no row when there is no such profile.';

create function is_me(id uuid) returns boolean
  language sql stable set search_path = ''
  as $$ select id = nullif(current_setting('shop.actor_id', true), '')::uuid $$;

create function announce_person() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('shop_people', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $$;
comment on function announce_person is 'Notifies every process, after commit, that its cached session or user is outdated; open pages do not listen on this channel.';

create trigger ended_sessions_are_announced after update or delete on sessions
  for each row execute function announce_person('user_id');
create trigger changed_people_are_announced after update or delete on users
  for each row execute function announce_person('id');
create trigger changed_roles_are_announced after update of role or delete on user_profiles
  for each row execute function announce_person('id');

create function sign_out_former_staff() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  delete from public.sessions where user_id = new.id;
  delete from public.verifications where user_id = new.id or value = new.id::text;
  return null;
end $$;
comment on function sign_out_former_staff is 'A role taken away, by whatever means, ends the sessions and links of the account in the same transaction.';

create trigger former_staff_is_signed_out after update of role on user_profiles
  for each row when (old.role = 'admin' and new.role <> 'admin')
  execute function sign_out_former_staff();

create function remember_former_staff() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  insert into public.former_staff (id, name, email)
  select users.id, users.name, users.email
  from public.users join public.user_profiles profile on profile.id = users.id
  where users.id = old.id and (tg_table_name = 'user_profiles' or profile.role = 'admin')
  on conflict (id) do update set name = excluded.name, email = excluded.email, left_at = excluded.left_at;
  return old;
end $$;
comment on function remember_former_staff is 'Acts of staff stay in the books with a name, by whatever means the role or the account goes.';

create trigger former_staff_is_remembered after update of role on user_profiles
  for each row when (old.role = 'admin' and new.role <> 'admin')
  execute function remember_former_staff();
create trigger deleted_staff_is_remembered before delete on users
  for each row execute function remember_former_staff();

create trigger user_profiles_touched before update on user_profiles
  for each row execute function touch_updated_at();
