-- `listed_products` is a narrow table of products for sale, maintained by triggers for filters and sorting.

create function is_listed(product products_view) returns boolean
  language sql stable
  as $$
    select product.is_active and product.is_publicly_visible and product.in_stock
  $$;

create function list_rows(ids uuid[]) returns void
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
end $$;
comment on function list_rows is 'Lists the given products as they are, or removes them from the list where they are hidden or sold out.';

create function list_words(ids uuid[]) returns void
  language plpgsql
  as $$
begin
  with said as materialized (
    select v.id, name_words(v) as names, spoken_words(v) as spoken,
      regexp_replace(fold(v.sku), '[^[:alnum:]]', '', 'g') as code,
      concat_ws(' ', v.power_w || 'w', v.energy_wh || 'wh', v.voltage_v || 'v') as figures,
      l.name_key, l.name_key_en
    from products_view v join listed_products l on l.product_id = v.id where v.id = any (ids)
  ), worded as (
    insert into listed_words as w (product_id, names, search, name_key, name_key_en)
    select id, strip(in_both_languages(left(names, 600))),
      strip(in_both_languages(left(concat_ws(' ', names, spoken, code, figures), 4000))), name_key, name_key_en
    from said
    on conflict (product_id) do update set names = excluded.names, search = excluded.search,
      name_key = excluded.name_key, name_key_en = excluded.name_key_en
    where w.* is distinct from excluded.*
  )
  insert into search_words (word)
  select distinct word from said, string_to_table(spoken, ' ') as word
  where length(word) between 2 and 120 and word !~ '^\d'
  order by word
  on conflict do nothing;
end $$;
comment on function list_words is 'Updates the search terms of the given products, as far as they are listed.';

create function list_prices(ids uuid[]) returns void
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock_shared(714202612);
  update listed_products l
  set price_usa = (v.numeric_price * 100)::bigint, price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where l.product_id = any (ids) and v.id = l.product_id and (l.price_usa, l.price_cuba)
    is distinct from ((v.numeric_price * 100)::bigint, (v.final_price * 100)::bigint);
end $$;
comment on function list_prices is 'Updates the prices of the given products, as far as they are listed, and nothing else.';

create function list_products(ids uuid[]) returns void
  language plpgsql
  as $$
begin
  perform list_rows(ids);
  perform list_words(ids);
end $$;
comment on function list_products is 'Lists the given products, or removes them from the list where they are hidden or sold out.';

create function keep_listing() returns trigger
  language plpgsql
  as $$
begin
  perform list_products(array(select id from written));
  return null;
end $$;
comment on function keep_listing is 'Lists the written products, or removes them from the list where they are hidden or sold out.';
create trigger new_products_are_listed after insert on products
  referencing new table as written for each statement execute function keep_listing();

-- Bulk changes are listed later in batches, so that rows are locked for less time.

create function list_later(relisted uuid[], repriced uuid[]) returns void
  language plpgsql
  as $$
begin
  if relisted is not null then
    perform pg_advisory_xact_lock_shared(714202612);
    delete from listed_products l using products_view v
    where l.product_id = any (relisted) and v.id = l.product_id and not is_listed(v);
    insert into listing_due as d (product_id, with_words)
    select v.id, true from products_view v where v.id = any (relisted) and is_listed(v)
    on conflict (product_id) do update set with_words = true where not d.with_words;
  end if;
  if repriced is not null then
    insert into listing_due (product_id, with_words)
    select id, false from unnest(repriced) as id on conflict do nothing;
  end if;
end $$;
comment on function list_later is 'Removes products that are no longer available at once; other changes are queued.';

create function list_due(most integer) returns boolean
  language plpgsql
  as $$
declare
  asked uuid[];
  free uuid[];
  reworded uuid[];
  repriced uuid[];
begin
  asked := array(select product_id from listing_due order by product_id limit most);
  if cardinality(asked) = 0 then return false; end if;
  -- rows locked by other transactions are processed in a later run
  free := array(select id from products where id = any (asked) order by id for no key update skip locked);
  select array_agg(product_id) filter (where with_words), array_agg(product_id) filter (where not with_words)
  into reworded, repriced from listing_due where product_id = any (free);
  if reworded is not null then perform list_products(reworded); end if;
  if repriced is not null then perform list_prices(repriced); end if;
  delete from listing_due d where d.product_id = any (free)
    or (d.product_id = any (asked) and not exists (select from products p where p.id = d.product_id));
  if not exists (select from listing_due) then
    perform pg_notify('shop_changes', 'products_view');
    return false;
  end if;
  return cardinality(free) > 0;
end $$;
comment on function list_due is 'Lists the next due products; returns whether to continue: false when none are left or others are changing them.';

create function is_but_for_stock(is_now products, was products) returns boolean
  language plpgsql immutable
  as $$
begin
  was.stock_quantity = is_now.stock_quantity;
  was.updated_at = is_now.updated_at;
  return is_now *= was;
end $$;
comment on function is_but_for_stock is 'Whether two versions of a product are equal but for the stock quantity; whether there is any stock must be equal too.';

create function tell_of_changed_products() returns trigger
  language plpgsql
  as $$
declare
  changed boolean;
  is_scarce boolean;
  relisted uuid[];
  repriced uuid[];
begin
  select bool_or(not is_but_for_stock(w, b)),
    coalesce(bool_or(least(w.stock_quantity, b.stock_quantity) <= 5), false),
    array_agg(w.id) filter (where
      (w.name, w.name_en, w.sku, w.category, w.short_description, w.short_description_en, w.available_for,
        w.power_w, w.energy_wh, w.usable_wh, w.voltage_v, w.in_stock, w.is_active, w.is_publicly_visible)
      is distinct from
      (b.name, b.name_en, b.sku, b.category, b.short_description, b.short_description_en, b.available_for,
        b.power_w, b.energy_wh, b.usable_wh, b.voltage_v, b.in_stock, b.is_active, b.is_publicly_visible)),
    array_agg(w.id) filter (where
      (w.sell_price, w.numeric_price, w.final_price, w.weight_lbs, w.delivery_fee)
      is distinct from (b.sell_price, b.numeric_price, b.final_price, b.weight_lbs, b.delivery_fee))
  into changed, is_scarce, relisted, repriced
  from written w join before b using (id);
  if current_setting('shop.lists_later', true) = 'on' then perform list_later(relisted, repriced);
  else
    if relisted is not null then perform list_products(relisted); end if;
    if repriced is not null then perform list_prices(repriced); end if;
  end if;
  if changed or is_scarce then perform pg_notify('shop_changes', 'products_view'); end if;
  return null;
end $$;
comment on function tell_of_changed_products is 'Updates only what a change affects: a price rewrites no words. Stock alone changes the listing when a product sells out or is available again, and is announced from five units down, which pages show.';
create trigger changed_products_are_told after update on products
  referencing old table as before new table as written
  for each statement execute function tell_of_changed_products();

-- A new tariff is one transaction for any catalogue size: the sort order follows in batches, so that no
-- statement exceeds the shop's time limit.

create function price_listing_part(beyond uuid, most integer) returns uuid
  language plpgsql
  as $$
declare last_one uuid;
begin
  select product_id into last_one from (
    select product_id from listed_products where product_id > beyond order by product_id limit most
  ) part order by product_id desc limit 1;
  update listed_products l set price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where v.id = l.product_id and l.product_id > beyond and l.product_id <= last_one
    and v.id > beyond and v.id <= last_one
    and l.price_cuba is distinct from (v.final_price * 100)::bigint;
  return last_one;
end $$;
comment on function price_listing_part is 'Updates the prices of the next listed products by the tariff in force; returns how far it came, null at the end.';

create function price_listing_on(most integer) returns boolean
  language plpgsql
  as $$
declare
  tariff record;
  reached uuid;
begin
  if not exists (select from shipping_settings where listing_priced_to is not null) then return false; end if;
  -- a transaction that changes many products has priority, and none waits for this one
  if not pg_try_advisory_xact_lock(714202612) then return false; end if;
  select id, listing_priced_to into tariff from shipping_settings
  where listing_priced_to is not null order by created_at desc, id desc limit 1;
  if not found then return false; end if;
  reached := price_listing_part(tariff.listing_priced_to, most);
  -- the last batch is reached when no product follows
  if not exists (select from listed_products where product_id > reached) then reached := null; end if;
  update shipping_settings set listing_priced_to = reached where id = tariff.id;
  if reached is null then perform pg_notify('shop_changes', 'products_view'); end if;
  return reached is not null;
end $$;
comment on function price_listing_on is 'Updates the prices of the next listed products by the tariff in force; returns whether to continue: false when none are left or others are writing products. The lock prevents a product written meanwhile from taking the old tariff.';

create function price_listing_again() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(714202612);
  if current_setting('shop.prices_listing_in_parts', true) = 'on' then return null; end if;
  update listed_products l set price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where v.id = l.product_id and l.price_cuba is distinct from (v.final_price * 100)::bigint;
  return null;
end $$;
comment on function price_listing_again is 'A new tariff changes every price delivered to Cuba, unless its transaction does so in parts. The lock prevents a product written meanwhile from taking the old tariff.';
create trigger a_new_tariff_prices_the_listing
  after insert or delete or truncate or update of id, cost_per_pound, agency_fee, fixed_delivery_fee, is_active, created_at
  on shipping_settings
  for each statement execute function price_listing_again();
