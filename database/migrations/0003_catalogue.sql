create function spec_number(specs jsonb, key text) returns integer
  language sql immutable parallel safe
  as $$
    select case when jsonb_typeof(specs -> key) = 'number'
      and (specs ->> key)::numeric between 0 and 1000000000
      then round((specs ->> key)::numeric)::integer end
  $$;
comment on function spec_number is 'A figure of the specifications as a whole number, null where it is no number.';

create function battery_voltage(nominal integer) returns integer
  language sql immutable parallel safe
  as $$
    select case when nominal between 11 and 15 then 12 when nominal between 22 and 30 then 24
      when nominal between 44 and 60 then 48 else nominal end
  $$;
comment on function battery_voltage is 'The family a nominal voltage belongs to: 12.8 V counts as 12, 25.6 as 24, 51.2 as 48.';

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
  constraint products_sku_is_unique unique (sku),
  constraint products_slug_is_unique unique (url_slug)
);
comment on column products.numeric_price is 'Price for the USA set by hand; above 0 it wins over sell_price.';
comment on column products.final_price is 'Price put in Cuba set by hand; above 0 it wins over the formula.';
create index products_by_name on products (name, id) where is_active and is_publicly_visible;
alter table products enable row level security;
alter table products force row level security;
create trigger products_are_touched before update on products
  for each row execute function touch_updated_at();
create trigger products_changes_are_announced
  after insert or update or delete or truncate on products
  for each statement execute function announce_change('products_view');

create table product_aliases (
  alias text primary key check (alias <> ''),
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null default now()
);
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
create index kit_components_in_kits on kit_components (component_id);
alter table kit_components enable row level security;
alter table kit_components force row level security;
create trigger kit_components_changes_are_announced
  after insert or update or delete or truncate on kit_components
  for each statement execute function announce_change('products_view');

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

create function get_product_by_alias(p_slug text) returns setof products_view
  language sql stable
  as $$
    select v.* from product_aliases a join products_view v on v.id = a.product_id where a.alias = p_slug
  $$;
