alter table products
  add column eccn text check (eccn <> ''),
  add column hts text check (hts <> ''),
  add column un_number text check (un_number <> '');
comment on column products.eccn is 'Export control number; what has none was not classified yet.';
comment on column products.hts is 'Number of the customs tariff (HTS or Schedule B).';
comment on column products.un_number is 'Of dangerous goods: UN3480 for batteries alone, UN3481 inside equipment.';

alter table stock_movements add column reason text check (length(reason) between 1 and 200);
comment on column stock_movements.reason is 'Why staff corrected the count, in their words.';

create table product_imports (
  id uuid primary key,
  made_at timestamptz not null,
  made_by uuid,
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null check (state in ('checked', 'applied', 'undone')),
  plan jsonb not null,
  decided_at timestamptz,
  constraint product_imports_are_decided_once check ((state = 'checked') = (decided_at is null))
);
comment on table product_imports is 'A file of products: what it would change, and once applied what it changed, so that it can be undone.';
create index product_imports_newest on product_imports (made_at desc);
alter table product_imports enable row level security;
alter table product_imports force row level security;

create function product_key(product products) returns text
  language sql immutable parallel safe
  as $$
    select public.fold(product.name || ' ' || coalesce(product.name_en, '') || ' '
      || coalesce(product.sku, 'sku-' || left(product.id::text, 8)) || ' ' || coalesce(product.url_slug, ''))
  $$;
comment on function product_key is 'By what staff looks for a product: names, SKU and address.';
create index products_by_folded_name on products (fold(name), id);
create index products_by_parts_of_key on products using gin (product_key(products) gin_trgm_ops);
