-- The figures of products. In SQL these two would be planned again with each statement that changes a product.

create function spec_number(specs jsonb, key text) returns integer
  language plpgsql immutable parallel safe
  as $$
begin
  return case when jsonb_typeof(specs -> key) = 'number'
    and (specs ->> key)::numeric between 0 and 1000000000
    then round((specs ->> key)::numeric)::integer end;
end $$;
comment on function spec_number is 'A figure of the specifications as a whole number, null where it is no number.';

create function battery_voltage(nominal integer) returns integer
  language plpgsql immutable parallel safe
  as $$
begin
  return case when nominal between 11 and 15 then 12 when nominal between 22 and 30 then 24
    when nominal between 44 and 60 then 48 else nominal end;
end $$;
comment on function battery_voltage is 'The class of a nominal voltage: 12.8 V counts as 12, 25.6 as 24, 51.2 as 48.';

create function product_key(name text, name_en text, sku text, id uuid, url_slug text) returns text
  language sql immutable parallel safe
  as $$
    select public.fold(name || ' ' || coalesce(name_en, '') || ' '
      || coalesce(sku, 'sku-' || left(id::text, 8)) || ' ' || coalesce(url_slug, ''))
  $$;
comment on function product_key is 'What staff search a product by: names, SKU and URL.';

create table products (
  id uuid primary key default gen_random_uuid(),
  sku text,
  name text not null check (name <> ''),
  name_en text,
  category text not null default 'unknown' check (
    category in ('kit', 'battery', 'panel', 'inverter', 'portable', 'accessory', 'unknown')),
  url_slug text check (url_slug <> ''),
  short_description text,
  short_description_en text,
  description text,
  description_en text,
  image_url text,
  gallery_images jsonb not null default '[]',
  share_image_url text,
  specs jsonb not null default '{}' check (jsonb_typeof(specs) = 'object'),
  wh_available integer check (wh_available >= 0),
  cost_price numeric(12,2) check (cost_price >= 0),
  sell_price numeric(12,2) check (sell_price >= 0),
  numeric_price numeric(12,2) check (numeric_price >= 0),
  final_price numeric(12,2) check (final_price >= 0),
  delivery_fee numeric(12,2) check (delivery_fee >= 0),
  weight_lbs numeric(10,2) check (weight_lbs >= 0),
  track_inventory boolean not null default false,
  stock_quantity integer,
  available_for text check (available_for in ('all', 'cuba', 'usa')),
  is_active boolean not null default true,
  is_publicly_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  power_w integer generated always as (case category
    when 'panel' then spec_number(specs, 'power_w')
    when 'inverter' then spec_number(specs, 'continuous_w')
    when 'portable' then spec_number(specs, 'ac_output_w')
    when 'kit' then spec_number(specs, 'max_continuous_w') end) stored,
  energy_wh integer generated always as (case category
    when 'battery' then spec_number(specs, 'energy_wh')
    when 'portable' then spec_number(specs, 'capacity_wh')
    when 'kit' then wh_available end) stored,
  usable_wh integer generated always as (case category
    when 'battery' then spec_number(specs, 'usable_wh_90')
    when 'portable' then spec_number(specs, 'usable_ac_wh')
    when 'kit' then spec_number(specs, 'usable_wh') end) stored,
  voltage_v integer generated always as (case category
    when 'battery' then battery_voltage(spec_number(specs, 'nominal_v'))
    when 'inverter' then battery_voltage(spec_number(specs, 'battery_v')) end) stored,
  in_stock boolean generated always as (
    not track_inventory or stock_quantity is null or stock_quantity > 0) stored,
  eccn text check (eccn <> ''),
  hts text check (hts <> ''),
  un_number text check (un_number <> ''),
  constraint products_sku_is_unique unique (sku),
  constraint products_slug_is_unique unique (url_slug)
)
-- room beside each row for its next version: no index is written when only prices or the stock change
with (fillfactor = 50);
comment on table products is 'What the shop sells. The figures (power_w …) are generated from specs; products_view adds the prices.';
comment on column products.numeric_price is 'Price for the USA set by hand; above 0 it wins over sell_price.';
comment on column products.final_price is 'Price delivered to Cuba set by hand; above 0 it wins over the formula.';
comment on column products.eccn is 'Export control number; null until the product is classified.';
comment on column products.hts is 'Number of the customs tariff (HTS or Schedule B).';
comment on column products.un_number is 'Of dangerous goods: UN3480 for batteries alone, UN3481 inside equipment.';
create index products_by_name on products (name, id) where is_active and is_publicly_visible;
create index products_by_folded_name on products (fold(name), id);
create index products_by_parts_of_key on products using gin
  (product_key(name, name_en, sku, id, url_slug) gin_trgm_ops);
alter table products enable row level security;
alter table products force row level security;

create table product_aliases (
  alias text primary key check (alias <> ''),
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table product_aliases is 'Former URLs of products, which redirect to the present one.';
create index product_aliases_of_product on product_aliases (product_id);
alter table product_aliases enable row level security;
alter table product_aliases force row level security;

create table kit_components (
  kit_id uuid not null references products (id) on delete cascade,
  component_id uuid not null references products (id) on delete restrict,
  quantity integer not null check (quantity > 0),
  position integer not null default 0,
  primary key (kit_id, component_id),
  constraint a_kit_does_not_hold_itself check (kit_id <> component_id)
);
comment on table kit_components is 'Which products a kit contains, how many of each, in which order.';
create index kit_components_in_kits on kit_components (component_id);
alter table kit_components enable row level security;
alter table kit_components force row level security;

-- The price in either country; shop/pricing/price.rules.ts calculates it too, and a test compares both.

create function price_in_usa(sell_price numeric, own_price numeric) returns numeric
  language sql immutable parallel safe
  as $$ select case when own_price > 0 then own_price else sell_price end $$;

create function price_in_cuba(
  sell_price numeric, weight_lbs numeric, own_fee numeric, own_price numeric, rate numeric, fixed_fee numeric
) returns numeric
  language sql immutable parallel safe
  as $$
    select case when own_price > 0 then own_price
      else round(sell_price + coalesce(weight_lbs, 0) * coalesce(nullif(rate, 0), 3)
        + coalesce(own_fee, fixed_fee, 0), 2) end
  $$;
comment on function price_in_cuba is 'sell_price + weight × rate + delivery fee; the rate is 3 where none is set, an own price above 0 wins.';

create view products_view with (security_invoker = true) as
select
  p.id, p.name, p.name_en,
  coalesce(nullif(trim(p.sku), ''), 'SKU-' || upper(left(p.id::text, 8))) as sku,
  p.category, p.url_slug,
  p.short_description, p.short_description_en, p.description, p.description_en,
  p.image_url, p.gallery_images, p.share_image_url, p.specs, p.wh_available,
  p.sell_price, p.delivery_fee, p.weight_lbs,
  price_in_usa(p.sell_price, p.numeric_price) as numeric_price,
  price_in_cuba(p.sell_price, p.weight_lbs, p.delivery_fee, p.final_price,
    s.cost_per_pound, s.fixed_delivery_fee) as final_price,
  coalesce(p.final_price > 0, false) as final_price_is_own,
  p.track_inventory, p.stock_quantity, p.in_stock,
  coalesce(p.available_for, 'all') as available_for,
  p.is_active, p.is_publicly_visible,
  p.power_w, p.energy_wh, p.usable_wh, p.voltage_v,
  p.created_at, p.updated_at
from products p
left join (
  select cost_per_pound, fixed_delivery_fee from shipping_settings
  where is_active order by created_at desc, id desc limit 1
) s on true;
comment on view products_view is 'Products as buyers see them: with the prices for both countries by the tariff in force.';

create table stock_movements (
  id bigint generated always as identity primary key,
  product_id uuid not null references products (id) on delete cascade,
  order_id uuid,
  kind text not null check (kind in ('reserved', 'returned', 'corrected')),
  quantity integer not null check (quantity <> 0),
  moved_at timestamptz not null,
  reason text check (length(reason) between 1 and 200),
  constraint stock_moves_once_per_order unique (order_id, product_id, kind),
  constraint stock_movements_have_a_sign check (
    case kind when 'reserved' then quantity < 0 when 'returned' then quantity > 0 else true end
  )
);
comment on table stock_movements is 'Append-only: why stock_quantity is what it is. An order takes stock once and returns it once.';
comment on column stock_movements.reason is 'Why staff corrected the count, in their words.';
create index stock_movements_of_product on stock_movements (product_id, id);
alter table stock_movements enable row level security;
alter table stock_movements force row level security;

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
