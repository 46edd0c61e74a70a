alter table order_lines add column category text, add column contents jsonb;
comment on column order_lines.category is 'The category of the product that day: what is packed and declared apart follows it.';
comment on column order_lines.contents is
  'What a kit contained that day: id, sku, nameEs, nameEn and quantity of each piece; null for what is no kit.';

-- of earlier orders the catalogue of today is the nearest that is known; whoever owns the tables sees their rows
-- only while row-level security is not forced
alter table order_lines no force row level security;
alter table products no force row level security;
alter table kit_components no force row level security;
update order_lines set category = product.category, contents = (
    select jsonb_agg(jsonb_build_object('id', part.id, 'sku', coalesce(part.sku, ''), 'nameEs', part.name,
        'nameEn', coalesce(nullif(part.name_en, ''), part.name), 'quantity', inside.quantity) order by inside.position)
    from kit_components inside join products part on part.id = inside.component_id
    where inside.kit_id = product.id)
  from products product where product.id = order_lines.product_id;
alter table kit_components force row level security;
alter table products force row level security;
alter table order_lines force row level security;
