create trigger site_settings_are_touched before update on site_settings
  for each row execute function touch_updated_at();
create trigger site_settings_changes_are_announced
  after insert or update or delete or truncate on site_settings
  for each statement execute function announce_change('site_settings');
