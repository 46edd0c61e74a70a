create trigger shipping_settings_changes_are_announced
  after insert or delete or truncate or update of id, cost_per_pound, agency_fee, fixed_delivery_fee, is_active, created_at
  on shipping_settings
  for each statement execute function announce_change('shipping_settings');
create trigger province_services_touched before update on province_services
  for each row execute function touch_updated_at();
create trigger province_services_are_announced after insert or update or delete on province_services
  for each statement execute function announce_change('province_services');
