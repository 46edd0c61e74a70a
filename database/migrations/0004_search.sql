create function product_words(name text, name_en text, short text, short_en text, sku text, category text)
  returns text
  language sql immutable parallel safe
  as $$
    select fold(regexp_replace(
      concat_ws(' ', name, name_en, short, short_en, sku, case category
        when 'kit' then 'kit solar system' when 'battery' then 'batería battery'
        when 'panel' then 'panel solar' when 'inverter' then 'inversor inverter'
        when 'portable' then 'estación energía portátil power station'
        when 'accessory' then 'accesorio accessory' end),
      '(?<=\d)(?=[[:alpha:]])|(?<=[[:alpha:]])(?=\d)|[^[:alnum:]]+', ' ', 'g'))
  $$;
comment on function product_words is 'What a product can be found by, folded, figures apart from their units.';

alter table products add column search tsvector generated always as (
  to_tsvector('spanish', product_words(name, name_en, short_description, short_description_en, sku, category))
  || to_tsvector('english', product_words(name, name_en, short_description, short_description_en, sku, category))
) stored;
alter table products add column folded_names text generated always as (
  fold(name || E'\n' || coalesce(name_en, ''))) stored;
create index products_are_found_by_words on products using gin (search);
create index products_are_found_by_name on products using gin (folded_names gin_trgm_ops);

create table search_words (
  word text primary key,
  spanish tsvector generated always as (to_tsvector('spanish', word)) stored,
  english tsvector generated always as (to_tsvector('english', word)) stored
);
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

create function learn_search_words() returns trigger
  language plpgsql
  as $$
begin
  insert into search_words (word)
  select distinct word
  from written, regexp_split_to_table(product_words(name, name_en, short_description,
    short_description_en, sku, category), '\s+') as word
  where length(word) between 2 and 40
  on conflict do nothing;
  return null;
end $$;
create trigger new_products_teach_words after insert on products
  referencing new table as written for each statement execute function learn_search_words();
create trigger changed_products_teach_words after update on products
  referencing new table as written for each statement execute function learn_search_words();

create function plain_query(word text) returns tsquery
  language sql immutable parallel safe
  as $$ select plainto_tsquery('spanish', word) || plainto_tsquery('english', word) $$;

create function words_like(token text) returns setof text
  language sql stable
  as $$
    select word from search_words
    where word like replace(replace(token, '\', '\\'), '_', '\_') || '%' and length(token) > 1
    union all
    select word from (
      select word, similarity(word, token) as alike, max(similarity(word, token)) over () as best
      from search_words where word % token
    ) similar_words
    where alike > best - 0.1
      and not exists (select from search_words where word like token || '%')
    limit 20
  $$;
comment on function words_like is 'Words that begin so; where none does, the nearest ones by spelling.';

create function token_query(token text) returns tsquery
  language plpgsql stable
  as $$
declare
  asked tsquery := plain_query(token);
  other text;
begin
  if numnode(plainto_tsquery('spanish', token)) = 0 or numnode(plainto_tsquery('english', token)) = 0
  then return null; end if;
  for other in select means from search_synonyms where term = token loop
    asked := asked || plain_query(other);
  end loop;
  if token ~ '^\d' or exists (select from search_words where spanish @@ asked or english @@ asked)
  then return asked; end if;
  for other in select words_like(token) loop
    asked := asked || plain_query(other);
  end loop;
  return asked;
end $$;

create function search_query(asked text) returns tsquery
  language plpgsql stable
  as $$
declare
  token text;
  part tsquery;
  whole tsquery;
begin
  for token in
    select left(word, 40)
    from regexp_split_to_table(product_words(left(asked, 200), '', '', '', '', ''), '\s+') as word
    where word <> '' limit 8
  loop
    part := token_query(token);
    if part is not null then whole := case when whole is null then part else whole && part end; end if;
  end loop;
  return whole;
end $$;
comment on function search_query is 'What a visitor typed as a query: every word must be found, in any form, spelling or synonym. Null when nothing is left to look for.';
