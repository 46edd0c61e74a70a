create function get_product_by_alias(p_slug text) returns setof products_view
  language sql stable
  as $$
    select v.* from product_aliases a join products_view v on v.id = a.product_id where a.alias = p_slug
  $$;

create trigger products_are_touched before update on products
  for each row execute function touch_updated_at();
create trigger new_and_gone_products_are_announced
  after insert or delete or truncate on products
  for each statement execute function announce_change('products_view');
create trigger kit_components_changes_are_announced
  after insert or update or delete or truncate on kit_components
  for each statement execute function announce_change('products_view');
