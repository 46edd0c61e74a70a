-- An order is placed with as little work as keeps it safe: what can be done afterwards is.

-- Of the whole row: every change of the stock wrote all indexes anew. The old function stays for processes of the version before.
drop index products_by_parts_of_key;
create function product_key(name text, name_en text, sku text, id uuid, url_slug text) returns text
  language sql immutable parallel safe
  as $$
    select public.fold(name || ' ' || coalesce(name_en, '') || ' '
      || coalesce(sku, 'sku-' || left(id::text, 8)) || ' ' || coalesce(url_slug, ''))
  $$;
comment on function product_key(text, text, text, uuid, text) is 'By what staff looks for a product: names, SKU and address.';
create index products_by_parts_of_key on products using gin
  (product_key(name, name_en, sku, id, url_slug) gin_trgm_ops);

create function is_but_for_stock(is_now products, was products) returns boolean
  language plpgsql immutable
  as $$
begin
  was.stock_quantity = is_now.stock_quantity;
  was.updated_at = is_now.updated_at;
  return is_now *= was;
end $$;
comment on function is_but_for_stock is 'Whether a product is as it was, whatever became of its stock; whether there is any is part of it.';

create function tell_of_changed_products() returns trigger
  language plpgsql
  as $$
declare
  changed uuid[];
  is_scarce boolean;
begin
  select array_agg(w.id) filter (where not is_but_for_stock(w, b)),
    coalesce(bool_or(least(w.stock_quantity, b.stock_quantity) <= 5), false)
  into changed, is_scarce
  from written w join before b using (id);
  if changed is not null then perform list_products(changed); end if;
  if changed is not null or is_scarce then perform pg_notify('shop_changes', 'products_view'); end if;
  return null;
end $$;
comment on function tell_of_changed_products is 'Stock alone changes no listing until it ends or begins, and is no news above five: pages say how many are left from there down.';

drop trigger changed_products_are_listed on products;
drop trigger changed_products_are_announced on products;
drop function keep_changed_listing();
drop function announce_changed_products();
drop function product_without_stock(products);
create trigger changed_products_are_told after update on products
  referencing old table as before new table as written
  for each statement execute function tell_of_changed_products();

-- The words of new orders wait beside their index, where a search finds them too, until somebody has time.
alter index orders_by_words set (gin_pending_list_limit = 65536);
create function index_words_of_orders() returns void
  language sql security definer set search_path = ''
  as $$ select pg_catalog.gin_clean_pending_list('public.orders_by_words') $$;
comment on function index_words_of_orders is 'Takes the words of new orders into their index, all at once: cheaper than with each order.';
revoke execute on function index_words_of_orders from public;

-- In SQL they were read and planned anew with each statement that changes a product.
create or replace function spec_number(specs jsonb, key text) returns integer
  language plpgsql immutable parallel safe
  as $$
begin
  return case when jsonb_typeof(specs -> key) = 'number'
    and (specs ->> key)::numeric between 0 and 1000000000
    then round((specs ->> key)::numeric)::integer end;
end $$;

create or replace function battery_voltage(nominal integer) returns integer
  language plpgsql immutable parallel safe
  as $$
begin
  return case when nominal between 11 and 15 then 12 when nominal between 22 and 30 then 24
    when nominal between 44 and 60 then 48 else nominal end;
end $$;
