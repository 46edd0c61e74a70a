-- The search index of products.

create function search_figures(value text) returns text
  language sql immutable parallel safe
  as $$
    select
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        fold(value),
        '(\d)\s?mm\s?[2²](?!\d)', '\1mm2', 'g'),
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
comment on function family_nouns is 'The names of a category, folded, in both languages.';

create function in_both_languages(words text) returns tsvector
  language sql immutable parallel safe
  as $$ select to_tsvector('spanish', words) || to_tsvector('english', words) $$;

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

-- Parsing of a visitor's search.

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
comment on function words_like is 'Words that start with the token; where none does, the nearest ones by spelling.';

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
  if token ~ '^\d{2,5}$' then
    foreach other in array array['w', 'wh', 'v', 'ah', 'a', 'va'] loop
      asked := asked || plain_query(token || other);
    end loop;
    return asked;
  end if;
  if token ~ '^\d+kwh?$' then return asked || plain_query(replace(token, 'k', '000')); end if;
  if token ~ '^\d+000wh?$' then return asked || plain_query(regexp_replace(token, '000(wh?)$', 'k\1')); end if;
  if token ~ '^\d' or exists (select from search_words where spanish @@ asked or english @@ asked)
  then return asked; end if;
  for other in select words_like(token) loop
    asked := asked || plain_query(other) || coalesce(synonym_query(other), plain_query(other));
  end loop;
  return asked;
end $$;
comment on function token_query is 'One word of a search in any form, spelling or synonym, a bare figure with any unit; null for stop words, such as articles and single letters.';

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
comment on function understand_search is 'A search word by word, as queries, with the categories each word names.';

create trigger search_synonyms_are_announced after insert or update or delete on search_synonyms
  for each statement execute function announce_change('search_synonyms');
