-- The images that come with the shop lie in one folder each; uploaded ones (f-…) keep their URLs.
create function pg_temp.in_folder(url text) returns text language sql immutable as $$
  select regexp_replace(url, '^/products/(?!f-)([\w-]+?)(-800\.webp|-share\.jpg|-medidas\.svg)$', '/products/\1/\1\2')
$$;
-- The owner of the tables is not the role that row-level security lets change products.
alter table products no force row level security;
update products set
  image_url = pg_temp.in_folder(image_url),
  share_image_url = pg_temp.in_folder(share_image_url),
  gallery_images = (
    select coalesce(jsonb_agg(pg_temp.in_folder(url) order by position), '[]')
    from jsonb_array_elements_text(gallery_images) with ordinality as images(url, position)
  )
where image_url like '/products/%' or share_image_url like '/products/%' or gallery_images::text like '%/products/%';
alter table products force row level security;
