create function revoke_invitations_of_maker() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update public.admin_invitations set revoked_at = now()
  where created_by = (to_jsonb(new) ->> tg_argv[0])::uuid and used_at is null and revoked_at is null;
  return null;
end $$;
comment on function revoke_invitations_of_maker is 'An invitation stands on the account that made it: it ends with that one''s password and role.';

create trigger a_new_password_ends_invitations after update of password on credentials
  for each row when (old.password is distinct from new.password)
  execute function revoke_invitations_of_maker('user_id');
create trigger a_lost_role_ends_invitations after update of role on user_profiles
  for each row when (old.role = 'admin' and new.role <> 'admin')
  execute function revoke_invitations_of_maker('id');
create trigger a_set_ends_invitations after insert on permission_members
  for each row execute function revoke_invitations_of_maker('user_id');
