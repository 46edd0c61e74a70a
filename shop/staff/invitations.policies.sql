-- Only the system role sees the hash of a token: it finds the row of a link.
grant select (id, email, note, set_id, created_by, created_at, expires_at, used_at, used_by, revoked_at)
  on admin_invitations to admin;
grant insert (token_hash, email, note, set_id, created_by, created_at, expires_at) on admin_invitations to admin;
grant update (revoked_at) on admin_invitations to admin;
grant select, insert, update, delete on admin_invitations to system;

create policy staff_sees_invitations on admin_invitations for select to admin using (true);
create policy staff_invites_in_the_own_name on admin_invitations for insert to admin
  with check (is_me(created_by));
create policy staff_revokes_what_is_unused on admin_invitations for update to admin
  using (used_at is null) with check (used_at is null and revoked_at is not null);
create policy the_shop_keeps_invitations on admin_invitations for all to system
  using (true) with check (true);
