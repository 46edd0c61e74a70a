grant select, insert, update, delete on recipients to customer, admin, system;

create policy everyone_keeps_an_address_book on recipients for all to customer, admin
  using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_keeps_address_books on recipients for all to system using (true) with check (true);

-- Access by a draft's token goes through the system role; visitors' roles read no drafts.
grant select, delete on checkout_drafts to customer, admin;
grant select, insert, update, delete on checkout_drafts to system;

create policy everyone_sees_own_drafts on checkout_drafts for select to customer, admin using (is_me(user_id));
create policy everyone_drops_own_drafts on checkout_drafts for delete to customer, admin using (is_me(user_id));
create policy the_shop_keeps_drafts on checkout_drafts for all to system using (true) with check (true);
