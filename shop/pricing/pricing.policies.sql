-- Target margins are never readable by the public.
grant select, insert, update on margin_settings to admin, system;
create policy staff_keeps_the_margins on margin_settings for all to admin, system using (true) with check (true);
