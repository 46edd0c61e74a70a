create function may(variadic wanted text[]) returns boolean
  language sql stable set search_path = ''
  as $$
    select coalesce((
      select sets.permissions && wanted
      from public.permission_members member join public.permission_sets sets on sets.id = member.set_id
      where member.user_id = nullif(current_setting('shop.actor_id', true), '')::uuid
    ), true)
  $$;
comment on function may is 'Whether the acting administrator has one of the permissions; whoever is in no set has all. No set holds ''everything''.';

create function is_owner() returns boolean
  language sql stable set search_path = ''
  as $$
    select exists (select from public.shop_owners
      where user_id = nullif(current_setting('shop.actor_id', true), '')::uuid)
  $$;
comment on function is_owner is 'Whether the acting administrator owns the shop.';

create function has_owner() returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from public.shop_owners) $$;

create function is_administrator(id uuid) returns boolean
  language sql stable set search_path = ''
  as $$ select exists (select from public.user_profiles profile where profile.id = is_administrator.id and role = 'admin') $$;

create function guard_owners() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE' then
    perform pg_advisory_xact_lock(714202613);
    if current_user in ('admin', 'system')
      and not exists (select from public.shop_owners where user_id <> old.user_id) then
      raise exception 'the last owner remains' using errcode = '23001';
    end if;
    return old;
  end if;
  if not public.is_administrator(new.user_id) or exists (select from public.permission_members
      where user_id = new.user_id) then
    raise exception 'an owner is an administrator in no set' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger owners_are_guarded before insert or update or delete on shop_owners
  for each row execute function guard_owners();

create function guard_members() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if not public.is_administrator(new.user_id) or exists (select from public.shop_owners
      where user_id = new.user_id) then
    raise exception 'an owner is in no set, and neither is a customer' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger members_are_guarded before insert or update on permission_members
  for each row execute function guard_members();

create function leave_permissions() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if exists (select from public.shop_owners where user_id = new.id) then
    raise exception 'an owner keeps the role' using errcode = '23001';
  end if;
  delete from public.permission_members where user_id = new.id;
  return null;
end $$;
comment on function leave_permissions is 'Whoever is no administrator any more is in no set; an owner stays one.';
create trigger a_lost_role_leaves_the_set after update of role on user_profiles
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function leave_permissions();

create function announce_permissions() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  perform pg_notify('shop_people', '');
  return null;
end $$;
comment on function announce_permissions is 'What somebody may do has changed: what is cached of any user is outdated.';
create trigger changed_sets_are_announced after update on permission_sets
  for each statement execute function announce_permissions();
create trigger changed_members_are_announced after insert or update or delete on permission_members
  for each statement execute function announce_permissions();
create trigger changed_owners_are_announced after insert or delete on shop_owners
  for each statement execute function announce_permissions();

create function change_orders_as_permitted() returns trigger
  language plpgsql
  as $$
declare
  of_packing constant text[] := array['delivery_status', 'delivery_window', 'export_basis', 'export_filing', 'carrier',
    'tracking_code', 'received_by'];
  of_customers constant text[] := array['buyer', 'buyer_email', 'recipient', 'identity_sealed', 'user_id'];
  of_endings constant text[] := array['cancelled', 'rejected', 'expired', 'refund_due'];
begin
  if current_user <> 'admin' or public.may('everything') then return new; end if;
  if (new.compliance_status <> old.compliance_status and not public.may('compliance'))
    or (new.payment_status <> old.payment_status and not public.may('payments')
      and not (new.payment_status = any (of_endings) and public.may('orders', 'compliance')))
    or (new.delivery_status <> old.delivery_status and not public.may('orders', 'packing')
      and not (new.delivery_status = 'cancelled' and public.may('payments', 'compliance')))
    or (new.recipient <> old.recipient and not public.may('orders', 'customers'))
    or (not public.may('orders', 'payments', 'compliance')
      and to_jsonb(new) - case when public.may('packing') then of_packing else '{}' end
          - case when public.may('customers') then of_customers else '{}' end
        <> to_jsonb(old) - case when public.may('packing') then of_packing else '{}' end
          - case when public.may('customers') then of_customers else '{}' end)
  then
    raise exception 'permission denied for this change of an order' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function change_orders_as_permitted is 'Row security knows no columns: each axis of an order has its own permission.';
create trigger orders_change_as_permitted before update on orders
  for each row execute function change_orders_as_permitted();

create function change_donations_as_permitted() returns trigger
  language plpgsql
  as $$
begin
  if current_user <> 'admin' or public.may('everything') then return new; end if;
  if (old.state = 'held' and new.state <> 'held' or new.released_name <> old.released_name
        or new.screening <> old.screening and (old.state = 'held' or new.state <> 'held')) and not public.may('compliance')
    or (old.state <> 'held' and new.state <> old.state or new.first_by is distinct from old.first_by)
      and not public.may('payments')
  then
    raise exception 'permission denied for this change of a donation' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function change_donations_as_permitted is 'Compliance alone ends the hold of a donation; payments moves it otherwise.';
create trigger donations_change_as_permitted before update on donations
  for each row execute function change_donations_as_permitted();

create function change_products_as_permitted() returns trigger
  language plpgsql
  as $$
declare of_sales constant text[] := array['stock_quantity', 'updated_at'];
begin
  if current_user = 'admin' and not public.may('catalogue') and exists (
      select from changed join earlier using (id)
      where to_jsonb(changed) - of_sales <> to_jsonb(earlier) - of_sales) then
    raise exception 'permission denied for this change of a product' using errcode = '42501';
  end if;
  return null;
end $$;
comment on function change_products_as_permitted is 'Who ends an order returns its stock and changes nothing else of a product.';
-- afterwards, when generated columns are calculated
create trigger products_change_as_permitted after update on products
  referencing old table as earlier new table as changed for each statement execute function change_products_as_permitted();
