-- Every order moves stock: only what a visitor can see of it lists a product anew and is announced.

create function list_products(ids uuid[]) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock_shared(714202612);
  delete from listed_products l using products_view v
  where l.product_id = any (ids) and v.id = l.product_id and not is_listed(v);

  insert into listed_products as l
  select v.id, v.category, (v.numeric_price * 100)::bigint, (v.final_price * 100)::bigint,
    v.power_w, v.energy_wh, v.usable_wh, v.voltage_v, v.available_for,
    left(fold(v.name), 120), left(fold(coalesce(v.name_en, v.name)), 120)
  from products_view v where v.id = any (ids) and is_listed(v)
  on conflict (product_id) do update set
    category = excluded.category, price_usa = excluded.price_usa, price_cuba = excluded.price_cuba,
    power_w = excluded.power_w, energy_wh = excluded.energy_wh, usable_wh = excluded.usable_wh,
    voltage_v = excluded.voltage_v, available_for = excluded.available_for,
    name_key = excluded.name_key, name_key_en = excluded.name_key_en
  where l.* is distinct from excluded.*;

  insert into listed_words as w
  select v.id, strip(in_both_languages(left(name_words(v), 600))),
    strip(in_both_languages(left(all_words(v), 4000)))
  from products_view v where v.id = any (ids) and is_listed(v)
  on conflict (product_id) do update set names = excluded.names, search = excluded.search
  where w.search <> excluded.search or w.names <> excluded.names;

  insert into search_words (word)
  select distinct word
  from products_view v, string_to_table(spoken_words(v), ' ') as word
  where v.id = any (ids) and is_listed(v) and length(word) between 2 and 120 and word !~ '^\d'
  order by word
  on conflict do nothing;
end $$;
comment on function list_products is 'Lists the named products, or takes them off the list where they are hidden, sold out or of no family.';

create or replace function keep_listing() returns trigger
  language plpgsql
  as $$
begin
  perform list_products(array(select id from written));
  return null;
end $$;

create function product_without_stock(product products) returns jsonb
  language sql immutable
  as $$ select to_jsonb(product) - 'stock_quantity' - 'updated_at' $$;

create function keep_changed_listing() returns trigger
  language plpgsql
  as $$
declare ids uuid[] := array(
  select w.id from written w join before b using (id)
  where product_without_stock(w) is distinct from product_without_stock(b)
);
begin
  if cardinality(ids) > 0 then perform list_products(ids); end if;
  return null;
end $$;
comment on function keep_changed_listing is 'Stock alone changes no listing until it ends or begins, which in_stock says.';

drop trigger changed_products_are_listed on products;
create trigger changed_products_are_listed after update on products
  referencing old table as before new table as written
  for each statement execute function keep_changed_listing();

create function announce_changed_products() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from written w join before b using (id)
    where product_without_stock(w) is distinct from product_without_stock(b)
      or least(w.stock_quantity, b.stock_quantity) <= 5
  ) then perform pg_notify('shop_changes', 'products_view'); end if;
  return null;
end $$;
comment on function announce_changed_products is 'Pages say how many are left from five down: above that a sale is no news.';

drop trigger products_changes_are_announced on products;
create trigger new_and_gone_products_are_announced
  after insert or delete or truncate on products
  for each statement execute function announce_change('products_view');
create trigger changed_products_are_announced after update on products
  referencing old table as before new table as written
  for each statement execute function announce_changed_products();
