create function get_rls_status_for_exposed_schemas()
  returns table (schema_name text, table_name text, rls_enabled boolean, rls_forced boolean, policy_count integer)
  language sql stable set search_path = ''
  as $$
    select n.nspname::text, c.relname::text, c.relrowsecurity, c.relforcerowsecurity,
      (select count(*) from pg_catalog.pg_policy p where p.polrelid = c.oid)::integer
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    order by 1, 2
  $$;
comment on function get_rls_status_for_exposed_schemas is 'Of every table that the roles of the shop can reach: whether row security is on and forced, and how many policies it has.';
