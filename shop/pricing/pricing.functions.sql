create trigger margin_settings_are_touched before update on margin_settings
  for each row execute function touch_updated_at();
