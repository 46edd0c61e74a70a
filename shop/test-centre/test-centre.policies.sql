revoke execute on function get_rls_status_for_exposed_schemas from public;
grant execute on function get_rls_status_for_exposed_schemas to admin;
