drop index orders_by_words;
create or replace function order_words(order_number text, buyer jsonb, recipient jsonb, tracking_code text) returns text
  language sql immutable parallel safe
  as $$ select public.fold(concat_ws(' ', order_number, buyer->>'name', buyer->>'email', buyer->>'phone',
    recipient->>'givenNames', recipient->>'firstSurname', recipient->>'secondSurname', recipient->>'phone',
    recipient->>'secondPhone', recipient->>'email', recipient->'authorised'->>'name', tracking_code)) $$;
-- as before: the words of new orders wait in the pending list until a job merges them
create index orders_by_words on orders using gin
  (order_words(order_number, buyer, recipient, tracking_code) gin_trgm_ops) with (gin_pending_list_limit = 65536);
