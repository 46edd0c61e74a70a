create trigger legal_versions_are_announced after insert on legal_versions
  for each statement execute function announce_change('legal_versions');
