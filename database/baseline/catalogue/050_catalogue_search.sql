-- The searchable listing: written by triggers of products and shipping_settings, never by hand.

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
comment on table listed_products is 'What can be bought now: a narrow copy to filter, sort and count, maintained by triggers of products and shipping_settings. Prices in cents.';
create index listed_by_price_usa on listed_products (price_usa, name_key, product_id);
create index listed_by_price_cuba on listed_products (price_cuba, name_key, product_id);
create index listed_in_family_by_price_usa on listed_products (category, price_usa, name_key, product_id);
create index listed_in_family_by_price_cuba on listed_products (category, price_cuba, name_key, product_id);
create index listed_by_name on listed_products (name_key, product_id);
create index listed_by_name_en on listed_products (name_key_en, product_id);
alter table listed_products enable row level security;
alter table listed_products force row level security;

create table listed_words (
  product_id uuid primary key references listed_products on delete cascade,
  names tsvector not null,
  search tsvector not null,
  name_key text not null,
  name_key_en text not null
);
comment on table listed_words is 'Search terms and folded names of listed products; a table of its own, so that a new price or tariff does not rewrite them.';
create index listed_by_words on listed_words using gin (search);
create index listed_by_words_of_name on listed_words using gin (names);
create index listed_by_parts_of_name on listed_words using gin (name_key gin_trgm_ops, name_key_en gin_trgm_ops);
create index listed_words_by_name on listed_words (name_key, product_id);
create index listed_words_by_name_en on listed_words (name_key_en, product_id);
alter table listed_words enable row level security;
alter table listed_words force row level security;

create table search_words (
  word text primary key,
  spanish tsvector generated always as (to_tsvector('spanish', word)) stored,
  english tsvector generated always as (to_tsvector('english', word)) stored
);
comment on table search_words is 'Every word by which a listed product can be found, to correct spelling mistakes with.';
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
comment on table search_synonyms is 'Synonyms: a search for the term also finds its expansion. Both folded.';
alter table search_synonyms enable row level security;
alter table search_synonyms force row level security;

create table listing_due (
  product_id uuid primary key,
  with_words boolean not null
);
comment on table listing_due is 'Changed products whose list entry is still to be updated: only the prices, or the words too. Used for changes of thousands at once, so that rows are locked for less time.';
alter table listing_due enable row level security;
alter table listing_due force row level security;
