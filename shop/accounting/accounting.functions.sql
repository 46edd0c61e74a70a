-- The figures of a year are summed from stored daily totals, not from its orders.

create function start_of_havana_day(day date) returns timestamptz
  language plpgsql immutable parallel safe
  as $$
declare
  midnight timestamptz := day::timestamp at time zone 'America/Havana';
begin
  -- where clocks go back at midnight, midnight occurs twice; the day starts with the first one
  return case when ((midnight - interval '1 hour') at time zone 'America/Havana')::date >= day
    then midnight - interval '1 hour' else midnight end;
end $$;
comment on function start_of_havana_day is 'The first instant of a day of the shop; the day of an instant is (instant at time zone ''America/Havana'')::date.';

create function forget_days_of(changed_order uuid, moments timestamptz[]) returns void
  language plpgsql set search_path = ''
  as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stored days may only be deleted at the isolation level read committed';
  end if;
  -- storeNextDay takes this lock exclusively: no total from before this change is written after it
  perform pg_advisory_xact_lock_shared(714202636);
  if current_user not in ('admin', 'system') then
    -- the owner of the tables has no access to the tables of orders
    delete from public.day_books;
    return;
  end if;
  delete from public.day_books where day = any (array(
    select (at at time zone 'America/Havana')::date from (
      select unnest(moments)
      union all select paid_at from public.orders where id = changed_order
      union all select closed_at from public.orders where id = changed_order
      union all select payments.at from public.payments where order_id = changed_order
      union all select order_costs.at from public.order_costs where order_id = changed_order
    ) touched (at) where isfinite(at)
  ));
end $$;
comment on function forget_days_of is 'Deletes the stored totals of every day that contains an order or one of the instants.';

create function forget_days_of_order() returns trigger
  language plpgsql
  as $$
begin
  perform public.forget_days_of(coalesce(new.id, old.id), array[old.paid_at, old.closed_at]);
  return null;
end $$;

create function forget_days_of_entry() returns trigger
  language plpgsql
  as $$
begin
  perform public.forget_days_of(coalesce(new.order_id, old.order_id), array[old.at]);
  if new.order_id <> old.order_id then perform public.forget_days_of(old.order_id, array[old.at]); end if;
  return null;
end $$;

create function forget_days_of_lines() returns trigger
  language plpgsql
  -- the generic plan is made once, possibly with one order, and must still suit a million
  set enable_seqscan = off
  as $$
declare written_order uuid;
begin
  if current_user not in ('admin', 'system') then
    perform public.forget_days_of(null, '{}');
    return null;
  end if;
  for written_order in select distinct order_id from written loop
    perform public.forget_days_of(id, '{}') from public.orders
    where id = written_order and least(paid_at, closed_at) < now() - interval '12 hours';
  end loop;
  return null;
end $$;

create function forget_all_days() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock_shared(714202636);
  delete from public.day_books;
  return null;
end $$;

-- Only days that ended 36 hours ago are stored: changes up to 12 hours late fire none of these triggers.
create trigger a_new_order_forgets_days after insert on orders for each row
  when (least(new.paid_at, new.closed_at) < now() - interval '12 hours')
  execute function forget_days_of_order();
create trigger a_changed_order_forgets_days after update on orders for each row
  when ((old.id, old.destination, old.payment_method, old.paid_at, old.closed_at, old.total_cents, old.tax_cents,
      old.subtotal_cents, old.discount_cents, old.shipping_cents, old.agency_fee_cents, old.installation_cents,
      old.delivery_saving_cents)
    is distinct from
    (new.id, new.destination, new.payment_method, new.paid_at, new.closed_at, new.total_cents, new.tax_cents,
      new.subtotal_cents, new.discount_cents, new.shipping_cents, new.agency_fee_cents, new.installation_cents,
      new.delivery_saving_cents)
    and (least(old.paid_at, old.closed_at, new.paid_at, new.closed_at) < now() - interval '12 hours'
      or (old.destination, old.payment_method) is distinct from (new.destination, new.payment_method)))
  execute function forget_days_of_order();
create trigger a_deleted_order_forgets_days after delete on orders for each row
  execute function forget_days_of_order();

create trigger new_lines_forget_days after insert on order_lines
  referencing new table as written for each statement execute function forget_days_of_lines();
create trigger changed_lines_forget_days after update on order_lines
  referencing new table as written for each statement execute function forget_days_of_lines();
create trigger lines_before_forget_days after update on order_lines
  referencing old table as written for each statement execute function forget_days_of_lines();
create trigger deleted_lines_forget_days after delete on order_lines
  referencing old table as written for each statement execute function forget_days_of_lines();

create trigger a_late_payment_forgets_days after insert on payments for each row
  when (new.at < now() - interval '12 hours') execute function forget_days_of_entry();
create trigger a_changed_payment_forgets_days after update or delete on payments for each row
  execute function forget_days_of_entry();
create trigger a_late_cost_forgets_days after insert on order_costs for each row
  when (new.at < now() - interval '12 hours') execute function forget_days_of_entry();
create trigger a_changed_cost_forgets_days after update or delete on order_costs for each row
  execute function forget_days_of_entry();

create trigger no_orders_no_days after truncate on orders for each statement execute function forget_all_days();
create trigger no_lines_no_days after truncate on order_lines for each statement execute function forget_all_days();
create trigger no_payments_no_days after truncate on payments for each statement execute function forget_all_days();
create trigger no_costs_no_days after truncate on order_costs for each statement execute function forget_all_days();
