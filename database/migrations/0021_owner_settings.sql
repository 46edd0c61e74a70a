-- A new tariff is one transaction however large the catalogue: the listing is priced again in parts,
-- so that no single statement lasts longer than the shop allows one.

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
comment on function price_listing_part is 'Prices the next listed products by the tariff in force; says how far it came, null at the end.';

create or replace function price_listing_again() returns trigger
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
comment on function price_listing_again is 'A new tariff changes every price put in Cuba, unless its transaction does so in parts. The lock keeps a product written meanwhile from the old one.';

create table margin_settings (
  only_one boolean primary key default true check (only_one),
  targets jsonb not null default '{}' check (jsonb_typeof(targets) = 'object' and length(targets::text) <= 2000),
  floor_basis_points integer not null default 0 check (floor_basis_points between 0 and 9000),
  rounding text not null default 'ninety_nine' check (rounding in ('ninety_nine', 'whole', 'none')),
  updated_at timestamptz not null default now()
);
comment on table margin_settings is 'By which margins selling prices are proposed: one row, of no concern to buyers.';
comment on column margin_settings.targets is 'Basis points of the selling price, by family.';
create trigger margin_settings_are_touched before update on margin_settings
  for each row execute function touch_updated_at();
alter table margin_settings enable row level security;
alter table margin_settings force row level security;

create table legal_versions (
  id bigint generated always as identity primary key,
  slug text not null check (length(slug) between 1 and 100),
  version text not null check (version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'),
  effective_on date not null,
  title_es text not null check (length(title_es) between 1 and 200),
  title_en text not null check (length(title_en) between 1 and 200),
  summary_es text not null check (length(summary_es) between 1 and 300),
  summary_en text not null check (length(summary_en) between 1 and 300),
  body_es text not null check (length(body_es) between 1 and 100000),
  body_en text not null check (length(body_en) between 1 and 100000),
  published_at timestamptz not null,
  by_user uuid,
  constraint legal_versions_are_published_once unique (slug, version)
);
comment on table legal_versions is 'Append-only: legal texts of the owner''s own, in place of those that come with the shop.';
create index legal_versions_newest on legal_versions (slug, effective_on desc, id desc);
create trigger legal_versions_are_announced after insert on legal_versions
  for each statement execute function announce_change('legal_versions');
alter table legal_versions enable row level security;
alter table legal_versions force row level security;

create trigger search_synonyms_are_announced after insert or update or delete on search_synonyms
  for each statement execute function announce_change('search_synonyms');
