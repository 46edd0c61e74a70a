create function search_figures(value text) returns text
  language sql immutable parallel safe
  as $$
    select
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        fold(value),
        '(?<=\d)[.,](?=\d)', '', 'g'),
        '\m(\d{1,2})[\s\u00a0\u202f](\d{3})(?=\s?k?wh?\M)', '\1\2', 'g'),
        '(\d+)/(\d+)/(\d+)\s?v\M', '\1v \2v \3v', 'g'),
        '(\d+)/(\d+)\s?v\M', '\1v \2v', 'g'),
        '(\d)[\s\u00a0\u202f](kwh|wh|kw|w|v|ah|a|va|hz|awg)\M', '\1\2', 'g')
  $$;
comment on function search_figures is 'Folded, and each figure one word with its unit: 12/24 V is 12v 24v, 10 240 Wh is 10240wh.';

create function search_words_in(value text) returns text
  language sql immutable parallel safe
  as $$ select trim(regexp_replace(search_figures(value), '[^[:alnum:]]+', ' ', 'g')) $$;

create function family_nouns(category text) returns text
  language sql immutable parallel safe
  as $$
    select case category
      when 'kit' then 'kit system' when 'battery' then 'bateria battery' when 'panel' then 'panel'
      when 'inverter' then 'inversor inverter' when 'portable' then 'estacion portatil station portable'
      when 'accessory' then 'accesorio accessory' else '' end
  $$;
comment on function family_nouns is 'What a family of products is called, folded, in both languages.';

create function in_both_languages(words text) returns tsvector
  language sql immutable parallel safe
  as $$ select to_tsvector('spanish', words) || to_tsvector('english', words) $$;

create table listed_products (
  product_id uuid primary key references products (id) on delete cascade,
  category text not null,
  price_usa bigint,
  price_cuba bigint,
  power_w integer,
  energy_wh integer,
  usable_wh integer,
  voltage_v integer,
  available_for text not null,
  name_key text not null,
  name_key_en text not null
);
comment on table listed_products is 'What can be bought now, narrow and ready to be filtered, sorted and counted; kept by triggers of products and shipping_settings. Prices in cents.';
alter table listed_products enable row level security;
alter table listed_products force row level security;

create table listed_words (
  product_id uuid primary key references listed_products on delete cascade,
  names tsvector not null,
  search tsvector not null
);
comment on table listed_words is 'By which words a listed product is found; apart, so that a new tariff does not write them again.';
alter table listed_words enable row level security;
alter table listed_words force row level security;

create table search_words (
  word text primary key,
  spanish tsvector generated always as (to_tsvector('spanish', word)) stored,
  english tsvector generated always as (to_tsvector('english', word)) stored
);
comment on table search_words is 'Every word that something listed could be found by, to mend spellings with.';
create index search_words_alike on search_words using gin (word gin_trgm_ops);
create index search_words_by_spanish_stem on search_words using gin (spanish);
create index search_words_by_english_stem on search_words using gin (english);
alter table search_words enable row level security;
alter table search_words force row level security;

create table search_synonyms (
  term text not null check (term = fold(term) and term <> ''),
  means text not null check (means = fold(means) and means <> ''),
  primary key (term, means)
);
alter table search_synonyms enable row level security;
alter table search_synonyms force row level security;

create function name_words(product products_view) returns text
  language sql stable
  as $$
    select search_words_in(concat_ws(' ', product.name, product.name_en, product.sku))
      || ' ' || family_nouns(product.category)
  $$;

create function spoken_words(product products_view) returns text
  language sql stable
  as $$
    select concat_ws(' ', family_nouns(product.category),
      trim(regexp_replace(fold(concat_ws(' ', product.name, product.name_en)), '[^[:alnum:]]+', ' ', 'g')),
      search_words_in(concat_ws(' ', product.short_description, product.short_description_en)),
      case when product.category in ('kit', 'panel') then 'solar' end)
  $$;

create function all_words(product products_view) returns text
  language sql stable
  as $$
    select concat_ws(' ', name_words(product), spoken_words(product),
      regexp_replace(fold(product.sku), '[^[:alnum:]]', '', 'g'),
      product.power_w || 'w', product.energy_wh || 'wh', product.voltage_v || 'v')
  $$;

create function is_listed(product products_view) returns boolean
  language sql stable
  as $$
    select product.is_active and product.is_publicly_visible and product.in_stock
      and product.category <> 'unknown'
  $$;

create function keep_listing() returns trigger
  language plpgsql
  as $$
declare ids uuid[] := array(select id from written);
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
  return null;
end $$;
comment on function keep_listing is 'Lists what was written, or takes it off the list where it is hidden, sold out or of no family.';
create trigger new_products_are_listed after insert on products
  referencing new table as written for each statement execute function keep_listing();
create trigger changed_products_are_listed after update on products
  referencing new table as written for each statement execute function keep_listing();

create function price_listing_again() returns trigger
  language plpgsql
  as $$
begin
  perform pg_advisory_xact_lock(714202612);
  update listed_products l set price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where v.id = l.product_id and l.price_cuba is distinct from (v.final_price * 100)::bigint;
  return null;
end $$;
comment on function price_listing_again is 'A new tariff changes every price put in Cuba. The lock keeps a product written meanwhile from the old one.';
create trigger a_new_tariff_prices_the_listing
  after insert or update or delete or truncate on shipping_settings
  for each statement execute function price_listing_again();

create index listed_by_price_usa on listed_products (price_usa, name_key, product_id);
create index listed_by_price_cuba on listed_products (price_cuba, name_key, product_id);
create index listed_in_family_by_price_usa on listed_products (category, price_usa, name_key, product_id);
create index listed_in_family_by_price_cuba on listed_products (category, price_cuba, name_key, product_id);
create index listed_by_name on listed_products (name_key, product_id);
create index listed_by_name_en on listed_products (name_key_en, product_id);
create index listed_by_parts_of_name on listed_products using gin (name_key gin_trgm_ops, name_key_en gin_trgm_ops);
create index listed_by_words on listed_words using gin (search);
create index listed_by_words_of_name on listed_words using gin (names);

create function plain_query(word text) returns tsquery
  language sql immutable parallel safe
  as $$ select plainto_tsquery('spanish', word) || plainto_tsquery('english', word) $$;

create function words_like(token text) returns setof text
  language sql stable
  as $$
    with known as (
      select word from search_words
      where word like replace(replace(token, '\', '\\'), '_', '\_') || '%' or word % token
      union select term from search_synonyms
      where term like replace(replace(token, '\', '\\'), '_', '\_') || '%' or term % token
    ), near as (
      select word, starts_with(word, token) and length(token) > 1 as begins,
        similarity(word, token) - abs(length(word) - length(token)) * 0.02 as alike
      from known
    )
    select word from near
    where begins or (alike > (select max(alike) from near) - 0.1 and not exists (select from near where begins))
    order by alike desc limit 20
  $$;
comment on function words_like is 'Words that begin so; where none does, the nearest ones by spelling.';

create function synonym_query(token text) returns tsquery
  language plpgsql stable
  as $$
declare
  asked tsquery;
  other text;
begin
  for other in
    select means from search_synonyms
    where term = token or to_tsvector('spanish', term) @@ plainto_tsquery('spanish', token)
  loop
    asked := coalesce(asked || plain_query(other), plain_query(other));
  end loop;
  return asked;
end $$;

create function token_query(token text) returns tsquery
  language plpgsql stable
  as $$
declare
  asked tsquery := plain_query(token);
  meant tsquery := synonym_query(token);
  other text;
begin
  if token ~ '^[a-z]$' or numnode(plainto_tsquery('spanish', token)) = 0 or numnode(plainto_tsquery('english', token)) = 0
  then return null; end if;
  if meant is not null then return asked || meant; end if;
  if token ~ '^\d+kwh?$' then return asked || plain_query(replace(token, 'k', '000')); end if;
  if token ~ '^\d+000wh?$' then return asked || plain_query(regexp_replace(token, '000(wh?)$', 'k\1')); end if;
  if token ~ '^\d' or exists (select from search_words where spanish @@ asked or english @@ asked)
  then return asked; end if;
  for other in select words_like(token) loop
    asked := asked || plain_query(other) || coalesce(synonym_query(other), plain_query(other));
  end loop;
  return asked;
end $$;
comment on function token_query is 'One typed word in any form, spelling or synonym; null for words that say nothing, such as articles and lone letters.';

create function understand_search(asked text) returns table (part tsquery, families text[])
  language sql stable
  as $$
    select understood.part, array(
      select family from unnest(array['kit', 'battery', 'panel', 'inverter', 'portable', 'accessory']) as family
      where in_both_languages(family_nouns(family)) @@ understood.part)
    from (
      select token_query(left(word, 40)) as part
      from string_to_table(search_words_in(left(asked, 200)), ' ') with ordinality as typed (word, place)
      where word <> '' order by place limit 8
    ) understood
    where understood.part is not null
  $$;
comment on function understand_search is 'What a visitor typed, word by word, as queries, with the families each word names.';
