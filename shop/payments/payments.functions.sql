create trigger payment_method_settings_are_touched before update on payment_method_settings
  for each row execute function touch_updated_at();

create function zelle_follows_its_order() returns trigger
  language plpgsql
  as $$
begin
  update zelle_payments set payment_status = new.payment_status where order_id = new.id;
  return null;
end $$;
comment on function zelle_follows_its_order is 'One truth: a Zelle payment is as paid as its order.';
create trigger orders_tell_zelle after update of payment_status on orders
  for each row when (old.payment_status is distinct from new.payment_status and new.payment_method = 'zelle')
  execute function zelle_follows_its_order();
