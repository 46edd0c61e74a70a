create function index_words_of_orders() returns void
  language sql security definer set search_path = ''
  as $$ select pg_catalog.gin_clean_pending_list('public.orders_by_words') $$;
comment on function index_words_of_orders is 'Moves the words of new orders into their index, all at once: cheaper than with each order.';

create function find_account_of_buyer() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  select id into new.user_id from public.users
  where email = lower(new.buyer_email) and email_confirmed_at is not null;
  return new;
end $$;
comment on function find_account_of_buyer is 'A guest''s order belongs to the account that has confirmed the buyer''s address.';

create trigger orders_find_their_account before insert on orders
  for each row when (new.user_id is null) execute function find_account_of_buyer();

create function take_orders_of_address() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update public.orders set user_id = new.id
  where user_id is null and lower(buyer_email) = new.email;
  return null;
end $$;
comment on function take_orders_of_address is 'A confirmed address brings its guest orders into the account.';

create trigger confirmed_users_take_their_orders after insert or update of email, email_confirmed_at on users
  for each row when (new.email_confirmed_at is not null) execute function take_orders_of_address();

create function keep_what_was_sold() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  select sold.category, (
      select jsonb_agg(jsonb_build_object('id', part.id, 'sku', coalesce(part.sku, ''), 'nameEs', part.name,
          'nameEn', coalesce(nullif(part.name_en, ''), part.name), 'quantity', inside.quantity)
        order by inside.position)
      from public.kit_components inside join public.products part on part.id = inside.component_id
      where inside.kit_id = sold.id)
    into new.category, new.contents
  from public.products sold where sold.id = new.product_id;
  return new;
end $$;
comment on function keep_what_was_sold is
  'A line keeps the category and contents of its product: what the catalogue shows later changes no paper of the order.';

create trigger lines_keep_what_was_sold before insert on order_lines
  for each row execute function keep_what_was_sold();
