-- Costs are visible to the owner only; recorded entries are never changed or removed.
grant select, insert on order_costs to admin;
grant select on order_costs to system;
grant select on order_earnings to admin, system;

create policy costs_are_read on order_costs for select to admin, system using (true);
create policy staff_notes_costs_in_the_own_name on order_costs for insert to admin with check (is_me(noted_by));

-- Computed from rows that these roles may read. A change of an old order deletes the stored totals of its
-- days, also when the owner of the tables makes it in a migration.
grant select, delete on day_books to admin, system;
grant insert on day_books to system;
create policy day_books_are_read on day_books for select to admin, system, current_user using (true);
create policy days_are_forgotten on day_books for delete to admin, system, current_user using (true);
create policy the_shop_keeps_days on day_books for insert to system with check (true);
