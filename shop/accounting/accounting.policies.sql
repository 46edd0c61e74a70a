-- What things cost is the owner's to know; nobody changes or removes what was noted.
grant select, insert on order_costs to admin;
grant select on order_costs to system;
grant select on order_earnings to admin;

create policy costs_are_read on order_costs for select to admin, system using (true);
create policy staff_notes_costs_in_the_own_name on order_costs for insert to admin with check (is_me(noted_by));
