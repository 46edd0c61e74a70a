create function is_manual_transfer(method text) returns boolean
  language sql stable parallel safe
  as $$ select exists (select from payment_methods m where m.method = is_manual_transfer.method and m.kind = 'manual') $$;
comment on function is_manual_transfer is 'Whether a person confirms this method''s money at the bank; otherwise a provider reports it.';

create function goes_to_somebody(method text, is_open boolean, details jsonb) returns boolean
  language sql stable parallel safe
  as $$ select not is_open or not is_manual_transfer(method)
    or (coalesce(details->>'recipient', '') <> '' and coalesce(details->>'registered_name', '') <> '') $$;
comment on function goes_to_somebody is 'A transfer is open only with a recipient and the name at its bank.';

create trigger payment_method_settings_are_touched before update on payment_method_settings
  for each row execute function touch_updated_at();

create trigger payment_method_settings_are_announced after insert or update or delete on payment_method_settings
  for each statement execute function announce_change('payment_methods');
create trigger payment_methods_are_announced after insert or update or delete on payment_methods
  for each statement execute function announce_change('payment_methods');

create function zelle_follows_its_order() returns trigger
  language plpgsql
  as $$
begin
  update public.zelle_payments set payment_status = new.payment_status where order_id = new.id;
  return null;
end $$;
comment on function zelle_follows_its_order is 'One truth: a transfer is as paid as its order.';
create trigger orders_tell_zelle after update of payment_status on orders
  for each row when (old.payment_status is distinct from new.payment_status)
  execute function zelle_follows_its_order();

create function zelle_follows_its_buyer() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update public.zelle_payments set user_id = new.user_id where order_id = new.id;
  return null;
end $$;
comment on function zelle_follows_its_buyer is 'A guest''s order that joins an account brings its transfer and proofs along.';
create trigger orders_bring_zelle_along after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id)
  execute function zelle_follows_its_buyer();

create function forget_payers_of_address() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  update public.order_parts set payer_email = '' where payer_email = lower(old.email);
  update public.part_payments set payer_email = '' where payer_email = lower(old.email);
  update public.part_transfers set payer_email = '' where payer_email = lower(old.email);
  return null;
end $$;
comment on function forget_payers_of_address is 'A deleted account takes along the address that was given for receipts of parts; what was paid stays.';
create trigger deleted_users_get_no_receipts after delete on users
  for each row when (old.email_confirmed_at is not null) execute function forget_payers_of_address();
