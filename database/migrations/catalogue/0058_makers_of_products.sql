-- Who makes a product, what proves it, and who repairs it: shown beside the price where the owner entered it.
alter table products
  add column brand text,
  add column model text,
  add column data_sheet_url text,
  add column certificates text,
  add column warranty_terms text,
  add column warranty_terms_en text,
  add column repairs text,
  add column repairs_en text;
comment on column products.brand is 'The maker’s brand.';
comment on column products.model is 'The maker’s name of the model.';
comment on column products.data_sheet_url is 'The maker’s data sheet, a PDF.';
comment on column products.certificates is 'Certificates and standards, as the maker states them.';
comment on column products.warranty_terms is 'What the warranty covers and what it asks for.';
comment on column products.warranty_terms_en is 'The same in English.';
comment on column products.repairs is 'Who repairs it in Cuba.';
comment on column products.repairs_en is 'The same in English.';
create or replace view products_view with (security_invoker = true) as
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
  p.created_at, p.updated_at,
  p.brand, p.model, p.data_sheet_url, p.certificates, p.warranty_terms, p.warranty_terms_en,
  p.repairs, p.repairs_en
from products p
left join (
  select cost_per_pound, fixed_delivery_fee from shipping_settings
  where is_active order by created_at desc, id desc limit 1
) s on true;
