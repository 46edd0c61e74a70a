-- Staff sees who may do what; only the owner decides it, and nobody about an own membership.
grant select, insert, update, delete on permission_sets, permission_members to admin;
grant select, insert, delete on shop_owners to admin;
grant select, insert, delete on permission_members to system;
grant select on permission_sets to system;
grant select, insert, delete on shop_owners to system;

create policy staff_sees_sets on permission_sets for select to admin, system using (true);
create policy owners_make_sets on permission_sets for insert to admin with check (is_owner());
create policy owners_change_sets on permission_sets for update to admin using (true) with check (is_owner());
create policy owners_remove_sets on permission_sets for delete to admin using (is_owner());

create policy staff_sees_members on permission_members for select to admin, system using (true);
create policy owners_add_members on permission_members for insert to admin with check (is_owner());
create policy owners_move_members on permission_members for update to admin using (true) with check (is_owner());
create policy owners_release_members on permission_members for delete to admin using (is_owner());
create policy invitations_add_members on permission_members for insert to system with check (true);
create policy a_lost_role_ends_memberships on permission_members for delete to system using (true);

-- An owner steps down only alone: no owner removes another one.
create policy staff_sees_owners on shop_owners for select to admin, system using (true);
create policy owners_name_owners on shop_owners for insert to admin with check (is_owner());
create policy owners_step_down on shop_owners for delete to admin using (is_me(user_id));
create policy the_first_one_owns_the_shop on shop_owners for insert to system
  with check (not has_owner());
create policy owners_erase_themselves on shop_owners for delete to system using (true);

-- What the permissions let administrators see, add, change and remove, in addition to every domain's own policies:
-- `*` for whoever has the role, `everything` for whoever is in no set; `own` rows are always seen.
do $$
declare
  one record;
  verb record;
  asked text;
begin
  for one in select * from (values
    ('orders', 'orders packing payments compliance accounting customers', 'orders',
      'orders packing payments compliance customers', '*', 'is_me(user_id)'),
    ('order_lines', 'orders packing payments compliance accounting customers', '*', '*', '*', ''),
    ('order_changes', 'orders packing payments compliance accounting customers',
      'orders packing payments compliance customers', '*', '*', ''),
    ('order_delays', 'orders packing customers', 'orders', '*', '*', ''),
    ('staff_attempts', 'orders packing payments compliance accounting', 'orders packing payments compliance accounting',
      '*', '*', ''),
    ('hold_steps', 'orders compliance', 'compliance', '*', '*', ''),
    ('order_pictures', 'orders packing compliance', 'orders packing', '*', '*', ''),
    ('damage_reports', 'orders packing', '*', 'orders', '*', ''),
    ('order_refusals', 'orders', '*', '*', '*', ''),
    ('order_passes', 'orders', 'orders', 'orders', '*', ''),
    ('listed_names', 'compliance', '*', '*', '*', ''),
    ('list_downloads', 'compliance', '*', '*', '*', ''),
    ('compliance_scans', 'compliance orders', '*', '*', '*', ''),
    ('order_declarations', 'compliance orders packing', '*', '*', '*', ''),
    ('declaration_versions', '*', 'compliance', '*', '*', ''),
    ('legal_versions', '*', 'content', '*', '*', ''),
    ('audit_entries', 'everything', '*', '*', '*', 'area = ''product'' and (select may(''catalogue''))'),
    ('reviews', 'content', '*', 'content', '*', 'state = ''released'''),
    ('review_images', 'content', '*', '*', '*',
      'exists (select from reviews where reviews.id = review_images.review_id and reviews.state = ''released'')'),
    ('customer_notes', 'customers orders', 'customers', '*', 'customers', ''),
    ('connection_settings', 'everything', '*', '*', '*', ''),
    ('staff_notifications', 'everything', '*', '*', '*', 'is_me(user_id)'),
    ('site_settings', '*', 'everything', 'everything', 'everything', ''),
    ('admin_invitations', 'everything', 'everything', 'everything', '*', 'is_me(created_by)'),
    ('order_costs', 'accounting orders payments compliance', 'accounting', '*', '*', ''),
    ('day_books', 'accounting orders payments compliance', '*', '*', 'accounting orders payments compliance', ''),
    ('donations', 'payments compliance accounting customers', '*', 'payments compliance customers', '*', 'is_me(user_id)'),
    ('donation_changes', 'payments compliance accounting customers', 'payments compliance', '*', '*', ''),
    ('donation_entries', 'payments compliance accounting customers', 'payments', '*', '*', ''),
    ('donation_payments', 'payments accounting customers', '*', '*', '*', ''),
    ('coupons', '*', 'catalogue', 'catalogue orders payments compliance', 'catalogue', ''),
    ('payment_methods', '*', '*', '*', '*', ''),
    ('payment_method_settings', '*', '*', '*', '*', ''),
    ('payments', 'payments orders compliance accounting customers', 'payments', '*', '*', ''),
    ('paypal_orders', 'payments orders compliance accounting customers', '*', '*', '*', ''),
    ('refunds', 'payments orders compliance accounting customers', '*', '*', '*', ''),
    ('zelle_payments', 'payments orders compliance customers', '*', 'payments orders compliance', '*', 'is_me(user_id)'),
    ('zelle_proofs', 'payments', '*', '*', '*', ''),
    ('bank_references', 'payments', 'payments', '*', '*', ''),
    ('order_parts', 'payments orders compliance accounting customers', '*', '*', '*', ''),
    ('part_payments', 'payments orders compliance accounting customers', '*', '*', '*', ''),
    ('part_transfers', 'payments orders compliance accounting customers', '*', 'payments', '*', ''),
    ('availability_alerts', 'customers', '*', 'customers', 'customers', 'is_me(user_id)'),
    ('products', '*', 'catalogue', 'catalogue orders payments compliance', 'catalogue', ''),
    ('product_aliases', '*', 'catalogue', 'catalogue', 'catalogue', ''),
    ('kit_components', '*', 'catalogue', 'catalogue', 'catalogue', ''),
    ('search_synonyms', '*', 'catalogue', 'catalogue', 'catalogue', ''),
    ('stock_movements', 'catalogue orders payments compliance', 'catalogue orders payments compliance', '*', '*', ''),
    ('product_imports', 'catalogue', 'catalogue', 'catalogue', 'catalogue', ''),
    ('margin_settings', 'catalogue accounting', 'catalogue', 'catalogue', '*', ''),
    ('shipping_settings', '*', 'catalogue', 'catalogue', 'catalogue', ''),
    ('province_services', '*', 'catalogue', 'catalogue', 'catalogue', ''),
    ('analytics_events', 'accounting', '*', '*', 'accounting', ''),
    ('site_visits', 'accounting', '*', '*', 'accounting', ''),
    ('backup_runs', 'everything', '*', '*', '*', ''),
    ('backup_requests', 'everything', 'everything', '*', '*', ''),
    ('users', 'customers', '*', '*', '*', 'is_me(id) or is_administrator(id)'),
    ('user_profiles', 'customers', '*', '*', '*', 'is_me(id) or role = ''admin''')
  ) as rules (name, sees, adds, changes, removes, own) loop
    for verb in select * from (values ('select', one.sees, 'using'), ('insert', one.adds, 'check'),
      ('update', one.changes, 'check'), ('delete', one.removes, 'using')) as verbs (name, permitted, clause)
      where permitted <> '*' loop
      asked := format('(select may(%s))',
        (select string_agg(quote_literal(word), ', ') from regexp_split_to_table(verb.permitted, '\s+') as word));
      if one.own <> '' and verb.name = 'select' then asked := asked || format(' or (%s)', one.own); end if;
      -- what an update may not bring about is refused aloud, not passed over
      execute format('create policy %I on %I as restrictive for %s to admin %s',
        'permitted_staff_' || case verb.name when 'select' then 'sees' when 'insert' then 'adds'
          when 'update' then 'changes' else 'removes' end || '_' || one.name, one.name, verb.name,
        case when verb.name = 'update' then 'using (true) ' else '' end
          || case verb.clause when 'using' then 'using (' else 'with check (' end || asked || ')');
    end loop;
  end loop;
end $$;

create policy permitted_staff_adds_own_notifications on staff_notifications as restrictive for insert to admin
  with check (is_me(user_id) or (select may('everything')));
create policy permitted_staff_changes_own_notifications on staff_notifications as restrictive for update to admin
  using (true) with check (is_me(user_id) or (select may('everything')));

-- A held donation is compliance's, as a held order is; every other step and all money is of payments.
create policy permitted_staff_frees_donations on donation_changes as restrictive for insert to admin
  with check (case when from_state = 'held' then (select may('compliance')) else (select may('payments')) end);
create policy no_money_of_held_donations on donation_entries as restrictive for insert to admin
  with check (exists (select from donations where donations.id = donation_id and state <> 'held'));

-- Where letters and payments go decides who gets in: it is the owner's alone.
create policy owners_add_connections on connection_settings as restrictive for insert to admin
  with check ((select is_owner()));
create policy owners_change_connections on connection_settings as restrictive for update to admin
  using (true) with check ((select is_owner()));
create policy owners_remove_connections on connection_settings as restrictive for delete to admin
  using ((select is_owner()));

-- Neither does anybody else say which account receives, what payers read of it, and what one person may approve alone.
create policy owners_add_methods on payment_methods as restrictive for insert to admin
  with check ((select is_owner()));
create policy owners_change_methods on payment_methods as restrictive for update to admin
  using (true) with check ((select is_owner()));
create policy owners_open_methods on payment_method_settings as restrictive for insert to admin
  with check ((select is_owner()));
create policy owners_set_methods on payment_method_settings as restrictive for update to admin
  using (true) with check ((select is_owner()));
