-- Costs are never readable by the public.
grant select (
  id, sku, name, name_en, category, url_slug, short_description, short_description_en, description,
  description_en, image_url, gallery_images, share_image_url, specs, wh_available, sell_price,
  numeric_price, final_price, delivery_fee, weight_lbs, track_inventory, stock_quantity,
  available_for, is_active, is_publicly_visible, created_at, updated_at, power_w, energy_wh,
  usable_wh, voltage_v, in_stock, brand, model, data_sheet_url, certificates, warranty_terms,
  warranty_terms_en, repairs, repairs_en
) on products to anon, customer;
grant select, insert, update, delete on products to admin, system;
grant select on products_view to anon, customer, admin, system;
grant select on product_aliases, kit_components, listed_products, listed_words, search_words, search_synonyms
  to anon, customer;
grant select, insert, update, delete
  on product_aliases, kit_components, listed_products, listed_words, search_words, search_synonyms to admin, system;

create policy the_public_sees_published_products on products for select to anon, customer
  using (is_active and is_publicly_visible);
create policy staff_keeps_the_catalogue on products for all to admin, system using (true) with check (true);

create policy everyone_follows_aliases on product_aliases for select to anon, customer using (true);
create policy staff_keeps_aliases on product_aliases for all to admin, system using (true) with check (true);

create policy everyone_sees_what_a_kit_holds on kit_components for select to anon, customer using (true);
create policy staff_packs_kits on kit_components for all to admin, system using (true) with check (true);

-- Contains published products only. A condition here would prevent the search from using its index.
create policy everyone_sees_what_is_listed on listed_products for select to anon, customer using (true);
create policy staff_lists_products on listed_products for all to admin, system using (true) with check (true);

create policy everyone_finds_what_is_listed on listed_words for select to anon, customer using (true);
create policy staff_words_the_listing on listed_words for all to admin, system using (true) with check (true);

create policy everyone_searches_words on search_words for select to anon, customer using (true);
create policy staff_teaches_words on search_words for all to admin, system using (true) with check (true);

grant select, insert, update, delete on listing_due to admin, system;
create policy staff_has_products_listed on listing_due for all to admin, system using (true) with check (true);

create policy everyone_uses_synonyms on search_synonyms for select to anon, customer using (true);
create policy staff_keeps_synonyms on search_synonyms for all to admin, system using (true) with check (true);

-- Movements are never changed or removed; a correction is a further movement.
grant select, insert on stock_movements to admin, system;
create policy staff_keeps_account_of_stock on stock_movements for all to admin, system
  using (true) with check (true);

grant select, insert, update, delete on product_imports to admin, system;
create policy staff_imports_products on product_imports for all to admin, system
  using (true) with check (true);
