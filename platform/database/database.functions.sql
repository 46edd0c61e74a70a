create function announce_change() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end $$;
comment on function announce_change is 'Notifies every process of the shop, after commit, what changed.';

create function touch_updated_at() returns trigger
  language plpgsql
  as $$
begin
  new.updated_at = now();
  return new;
end $$;

create function applied_migrations() returns text[]
  language sql stable security definer set search_path = ''
  as $$ select array_agg(name) from private.migration_history $$;
