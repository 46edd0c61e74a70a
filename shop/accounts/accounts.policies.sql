grant select on user_profiles to customer, admin;
grant update (cart, full_name, language, wants_reminders) on user_profiles to customer, admin;
grant select, insert, update, delete on user_profiles to system;

create policy everyone_sees_the_own_profile on user_profiles for select to customer using (is_me(id));
create policy everyone_changes_the_own_profile on user_profiles for update to customer, admin
  using (is_me(id)) with check (is_me(id));
create policy staff_sees_profiles on user_profiles for select to admin using (true);
create policy the_shop_keeps_profiles on user_profiles for all to system using (true) with check (true);

grant select (id, email, name, email_verified, email_confirmed_at, locale, two_factor_enabled, created_at)
  on users to customer, admin;
grant select, insert, update, delete on users to system;

create policy everyone_sees_the_own_user on users for select to customer using (is_me(id));
create policy staff_sees_users on users for select to admin using (true);
create policy the_shop_keeps_users on users for all to system using (true) with check (true);

grant select on former_staff to admin;
grant select, insert, update on former_staff to system;

create policy staff_sees_former_staff on former_staff for select to admin using (true);
create policy the_shop_remembers_former_staff on former_staff for all to system using (true) with check (true);

-- Credentials: readable by the sign-in engine only.
grant select, insert, update, delete on sessions, credentials, verifications, two_factors, tries, shop_secrets
  to system;

create policy the_shop_keeps_sessions on sessions for all to system using (true) with check (true);
create policy the_shop_keeps_credentials on credentials for all to system using (true) with check (true);
create policy the_shop_keeps_verifications on verifications for all to system using (true) with check (true);
create policy the_shop_keeps_two_factors on two_factors for all to system using (true) with check (true);
create policy the_shop_counts_tries on tries for all to system using (true) with check (true);
create policy the_shop_keeps_its_secrets on shop_secrets for all to system using (true) with check (true);

revoke execute on function get_my_role from public;
grant execute on function get_my_role to customer, admin, system;
