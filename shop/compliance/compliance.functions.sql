create function announce_lists() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('shop_lists', '');
  return null;
end $$;
comment on function announce_lists is 'Notifies every process, after commit, that another copy of a list is in force.';

create trigger lists_are_announced after update or delete on screening_lists
  for each statement execute function announce_lists();
create trigger declaration_versions_are_announced after insert on declaration_versions
  for each statement execute function announce_change('declaration_versions');
