grant insert on analytics_events, site_visits to anon, customer;
grant select, insert, delete on analytics_events, site_visits to admin, system;

create policy visitors_tell_what_they_did_as_themselves on analytics_events for insert to anon, customer
  with check (user_session = coalesce(nullif(current_setting('shop.actor_id', true), ''), 'anonymous'));
create policy staff_reads_events on analytics_events for all to admin, system using (true) with check (true);

create policy a_visit_is_told_once on site_visits for insert to anon, customer with check (true);
create policy staff_reads_visits on site_visits for all to admin, system using (true) with check (true);
