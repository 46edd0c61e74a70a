create trigger connection_settings_changes_are_announced
  after insert or update or delete or truncate on connection_settings
  for each statement execute function announce_change('connection_settings');
