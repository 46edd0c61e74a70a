-- The current schema, as the database describes it: for reading. `npm run schema` writes it, nothing runs it.

create extension pg_trgm;

create extension unaccent;

create role admin;

create role anon;

create role customer;

create role system;

create table admin_invitations (
  id uuid not null default gen_random_uuid(),
  token_hash text not null,
  email text,
  note text not null default ''::text,
  created_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  used_by uuid,
  revoked_at timestamp with time zone,
  set_id uuid,
  constraint admin_invitations_pkey PRIMARY KEY (id),
  constraint admin_invitations_token_hash_key UNIQUE (token_hash),
  constraint admin_invitations_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint admin_invitations_set_id_fkey FOREIGN KEY (set_id) REFERENCES permission_sets(id) ON DELETE CASCADE,
  constraint admin_invitations_used_by_fkey FOREIGN KEY (used_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint admin_invitations_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint admin_invitations_end_once CHECK (((used_at IS NULL) OR (revoked_at IS NULL))),
  constraint admin_invitations_last CHECK ((expires_at > created_at)),
  constraint admin_invitations_note_check CHECK ((length(note) <= 500)),
  constraint admin_invitations_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
comment on table admin_invitations is 'Invitations to become an administrator: the holder of the link may use it once.';
comment on column admin_invitations.token_hash is 'SHA-256 of the UUID in the link, which is not stored.';
comment on column admin_invitations.email is 'The only e-mail address that may use it; null: any holder of the link.';
comment on column admin_invitations.created_by is 'Null: an operator with a shell made it.';
alter table admin_invitations enable row level security;
alter table admin_invitations force row level security;
CREATE INDEX admin_invitations_by_age ON public.admin_invitations USING btree (created_at);
CREATE INDEX admin_invitations_by_maker ON public.admin_invitations USING btree (created_by);
CREATE INDEX admin_invitations_by_set ON public.admin_invitations USING btree (set_id) WHERE (set_id IS NOT NULL);
CREATE INDEX admin_invitations_by_user ON public.admin_invitations USING btree (used_by);
create policy permitted_staff_adds_admin_invitations on admin_invitations as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy permitted_staff_changes_admin_invitations on admin_invitations as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy permitted_staff_sees_admin_invitations on admin_invitations as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['everything'::text]) AS may) OR is_me(created_by)));
create policy staff_invites_in_the_own_name on admin_invitations as permissive for insert to admin with check (is_me(created_by));
create policy staff_revokes_what_is_unused on admin_invitations as permissive for update to admin using ((used_at IS NULL)) with check (((used_at IS NULL) AND (revoked_at IS NOT NULL)));
create policy staff_sees_invitations on admin_invitations as permissive for select to admin using (true);
create policy the_shop_keeps_invitations on admin_invitations as permissive for all to system using (true) with check (true);
grant insert (token_hash, email, note, created_by, created_at, expires_at, set_id), select (id, email, note, created_by, created_at, expires_at, used_at, used_by, revoked_at, set_id), update (revoked_at) on admin_invitations to admin;
grant delete, insert, select, update on admin_invitations to system;

create table analytics_events (
  id bigint not null generated always as identity,
  event_type text not null,
  event_name text not null,
  event_data jsonb not null default '{}'::jsonb,
  user_session text not null default 'anonymous'::text,
  created_at timestamp with time zone not null default now(),
  constraint analytics_events_pkey PRIMARY KEY (id),
  constraint analytics_events_event_name_check CHECK (((length(event_name) >= 1) AND (length(event_name) <= 80))),
  constraint analytics_events_event_type_check CHECK (((length(event_type) >= 1) AND (length(event_type) <= 40))),
  constraint analytics_events_user_session_check CHECK (((length(user_session) >= 1) AND (length(user_session) <= 80)))
);
comment on table analytics_events is 'Actions of visitors who consented: event by event, for the reports of the admin area.';
comment on column analytics_events.user_session is 'The id of the user, or anonymous.';
alter table analytics_events enable row level security;
alter table analytics_events force row level security;
CREATE INDEX analytics_events_by_time ON public.analytics_events USING btree (created_at);
create policy permitted_staff_removes_analytics_events on analytics_events as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text]) AS may));
create policy permitted_staff_sees_analytics_events on analytics_events as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text]) AS may));
create policy staff_reads_events on analytics_events as permissive for all to admin, system using (true) with check (true);
create policy visitors_tell_what_they_did_as_themselves on analytics_events as permissive for insert to anon, customer with check ((user_session = COALESCE(NULLIF(current_setting('shop.actor_id'::text, true), ''::text), 'anonymous'::text)));
grant delete, insert, select on analytics_events to admin;
grant insert on analytics_events to anon;
grant insert on analytics_events to customer;
grant delete, insert, select on analytics_events to system;

create table assistant_turns (
  id uuid not null,
  conversation_id uuid not null,
  question_hash text not null,
  answer jsonb,
  asked_at timestamp with time zone not null,
  constraint assistant_turns_pkey PRIMARY KEY (id),
  constraint assistant_turns_question_hash_check CHECK ((length(question_hash) = 43))
);
comment on table assistant_turns is 'Answers of the assistant, stored for a short time so that a client that lost the connection can read on. Of the question only a hash.';
alter table assistant_turns enable row level security;
alter table assistant_turns force row level security;
CREATE INDEX assistant_turns_by_age ON public.assistant_turns USING btree (asked_at);
create policy the_shop_keeps_turns on assistant_turns as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on assistant_turns to system;

create table audit_entries (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  by_role text not null,
  by_user uuid,
  area text not null,
  subject text not null,
  action text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  constraint audit_entries_pkey PRIMARY KEY (id),
  constraint audit_entries_action_check CHECK (((length(action) >= 1) AND (length(action) <= 40))),
  constraint audit_entries_area_check CHECK (((length(area) >= 1) AND (length(area) <= 40))),
  constraint audit_entries_by_role_check CHECK ((by_role = ANY (ARRAY['admin'::text, 'system'::text]))),
  constraint audit_entries_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
);
comment on table audit_entries is 'Append-only: what staff changed, with the values before and after.';
comment on column audit_entries.area is 'The domain of the changed thing: products, tariff, setting, coupon …';
comment on column audit_entries.subject is 'The changed thing as staff know it: a slug, a number, a key.';
comment on column audit_entries.before is 'Only the fields that changed; null where the thing is new.';
alter table audit_entries enable row level security;
alter table audit_entries force row level security;
CREATE INDEX audit_entries_by_parts_of_subject ON public.audit_entries USING gin (subject gin_trgm_ops);
CREATE INDEX audit_entries_newest ON public.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_of_area ON public.audit_entries USING btree (area, id DESC);
CREATE INDEX audit_entries_of_subject ON public.audit_entries USING btree (area, subject, id DESC);
create policy permitted_staff_sees_audit_entries on audit_entries as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['everything'::text]) AS may) OR ((area = 'product'::text) AND ( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may))));
create policy staff_notes_in_the_own_name on audit_entries as permissive for insert to admin with check (((by_role = 'admin'::text) AND is_me(by_user)));
create policy staff_reads_the_audit on audit_entries as permissive for select to admin, system using (true);
create policy the_shop_notes on audit_entries as permissive for insert to system with check (((by_role = 'system'::text) AND (by_user IS NULL)));
grant insert, select on audit_entries to admin;
grant insert, select on audit_entries to system;

create table availability_alerts (
  id uuid not null default gen_random_uuid(),
  product_id uuid,
  province text,
  destination text not null,
  channel text not null,
  contact text not null,
  locale text not null,
  user_id uuid,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  notified_at timestamp with time zone,
  constraint availability_alerts_pkey PRIMARY KEY (id),
  constraint availability_alerts_once UNIQUE NULLS NOT DISTINCT (contact, destination, product_id, province),
  constraint availability_alerts_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint availability_alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint availability_alerts_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'whatsapp'::text]))),
  constraint availability_alerts_contact_check CHECK (((length(contact) >= 5) AND (length(contact) <= 254))),
  constraint availability_alerts_destination_check CHECK ((destination = ANY (ARRAY['cuba'::text, 'usa'::text]))),
  constraint availability_alerts_name_one_subject CHECK (((product_id IS NULL) <> (province IS NULL))),
  constraint availability_alerts_province_check CHECK ((province ~ '^[0-9]{2}$'::text))
);
comment on table availability_alerts is 'Who is written to, once, when a product is back or a province is served again. Unconfirmed ones go after 7 days, sent ones after 30, all after a year.';
comment on column availability_alerts.contact is 'An e-mail address in lower case, or a telephone with + and country.';
comment on column availability_alerts.confirmed_at is 'When the holder of the address confirmed it; the owner writes to a telephone personally, so it needs none.';
alter table availability_alerts enable row level security;
alter table availability_alerts force row level security;
CREATE INDEX availability_alerts_by_product ON public.availability_alerts USING btree (product_id) WHERE (product_id IS NOT NULL);
CREATE INDEX availability_alerts_by_user ON public.availability_alerts USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX availability_alerts_to_send ON public.availability_alerts USING btree (created_at) WHERE ((notified_at IS NULL) AND (confirmed_at IS NOT NULL));
create policy permitted_staff_changes_availability_alerts on availability_alerts as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['customers'::text]) AS may));
create policy permitted_staff_removes_availability_alerts on availability_alerts as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['customers'::text]) AS may));
create policy permitted_staff_sees_availability_alerts on availability_alerts as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['customers'::text]) AS may) OR is_me(user_id)));
create policy staff_sees_who_waits on availability_alerts as permissive for all to admin using (true) with check (true);
create policy the_shop_keeps_alerts on availability_alerts as permissive for all to system using (true) with check (true);
grant delete, select, update (notified_at) on availability_alerts to admin;
grant delete, insert, select, update on availability_alerts to system;

create table backup_requests (
  asked_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  constraint backup_requests_pkey PRIMARY KEY (asked_at),
  constraint backup_requests_check CHECK ((taken_at >= asked_at))
);
comment on table backup_requests is 'Backups asked for in the panel, each taken by one process.';
comment on column backup_requests.taken_at is 'When a process began it; null while it waits.';
alter table backup_requests enable row level security;
alter table backup_requests force row level security;
create policy permitted_staff_adds_backup_requests on backup_requests as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy permitted_staff_sees_backup_requests on backup_requests as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy staff_asks_for_backups on backup_requests as permissive for select to admin using (true);
create policy staff_leaves_a_request on backup_requests as permissive for insert to admin with check ((taken_at IS NULL));
create policy the_shop_takes_requests on backup_requests as permissive for all to system using (true) with check (true);
grant insert, select on backup_requests to admin;
grant delete, insert, select, update on backup_requests to system;

create table backup_runs (
  planned_for timestamp with time zone not null,
  began_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  name text not null default ''::text,
  row_count bigint not null default 0,
  file_count integer not null default 0,
  problem text not null default ''::text,
  constraint backup_runs_pkey PRIMARY KEY (planned_for),
  constraint backup_runs_end_after_they_begin CHECK ((ended_at >= began_at)),
  constraint backup_runs_file_count_check CHECK ((file_count >= 0)),
  constraint backup_runs_name_check CHECK ((length(name) <= 100)),
  constraint backup_runs_problem_check CHECK ((length(problem) <= 500)),
  constraint backup_runs_row_count_check CHECK ((row_count >= 0))
);
comment on table backup_runs is 'Every backup that was started, so that only one process makes it and its age is known.';
comment on column backup_runs.planned_for is 'The scheduled time; for a backup made by hand, when it started.';
comment on column backup_runs.problem is 'Why it failed; empty when it is complete.';
alter table backup_runs enable row level security;
alter table backup_runs force row level security;
create policy permitted_staff_sees_backup_runs on backup_runs as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy staff_sees_backups on backup_runs as permissive for select to admin using (true);
create policy the_shop_notes_backups on backup_runs as permissive for all to system using (true) with check (true);
grant select on backup_runs to admin;
grant delete, insert, select, update on backup_runs to system;

create table bank_references (
  reference text not null,
  used_for text not null,
  at timestamp with time zone not null,
  constraint bank_references_pkey PRIMARY KEY (reference),
  constraint bank_references_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  constraint bank_references_used_for_check CHECK ((used_for = ANY (ARRAY['order'::text, 'donation'::text])))
);
comment on table bank_references is 'Transfers confirmed at the bank: each counts once, for an order or for a donation.';
alter table bank_references enable row level security;
alter table bank_references force row level security;
create policy permitted_staff_adds_bank_references on bank_references as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy permitted_staff_sees_bank_references on bank_references as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy references_are_read on bank_references as permissive for select to admin, system using (true);
create policy staff_counts_transfers on bank_references as permissive for insert to admin with check (true);
grant insert, select on bank_references to admin;
grant select on bank_references to system;

create table checkout_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  locale text not null,
  destination text not null,
  cart text not null,
  coupon_code text not null default ''::text,
  delivery jsonb not null default '{}'::jsonb,
  identity_sealed text not null default ''::text,
  buyer jsonb not null default '{}'::jsonb,
  declaration jsonb not null default '{}'::jsonb,
  attempt_key uuid not null default gen_random_uuid(),
  placed_at_path text not null default ''::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  constraint checkout_drafts_pkey PRIMARY KEY (id),
  constraint checkout_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint checkout_drafts_buyer_check CHECK (((jsonb_typeof(buyer) = 'object'::text) AND (length((buyer)::text) <= 20000))),
  constraint checkout_drafts_cart_check CHECK ((length(cart) <= 4000)),
  constraint checkout_drafts_coupon_code_check CHECK ((length(coupon_code) <= 100)),
  constraint checkout_drafts_declaration_check CHECK (((jsonb_typeof(declaration) = 'object'::text) AND (length((declaration)::text) <= 20000))),
  constraint checkout_drafts_delivery_check CHECK (((jsonb_typeof(delivery) = 'object'::text) AND (length((delivery)::text) <= 60000))),
  constraint checkout_drafts_destination_check CHECK ((destination = ANY (ARRAY['usa'::text, 'cuba'::text]))),
  constraint checkout_drafts_identity_sealed_check CHECK ((length(identity_sealed) <= 4000)),
  constraint checkout_drafts_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint checkout_drafts_placed_at_path_check CHECK ((length(placed_at_path) <= 400))
);
comment on table checkout_drafts is 'Unfinished checkouts with their input; deleted a day after the order was placed, else after 30 days.';
comment on column checkout_drafts.cart is 'The compact list id:quantity, with the choice of an installation.';
comment on column checkout_drafts.identity_sealed is 'Carnés de identidad, encrypted by the application.';
comment on column checkout_drafts.placed_at_path is 'The page of the order that was made of it: a buyer who missed the response is redirected there.';
comment on column checkout_drafts.reminded_at is 'When the only reminder was written.';
alter table checkout_drafts enable row level security;
alter table checkout_drafts force row level security;
CREATE INDEX checkout_drafts_by_expiry ON public.checkout_drafts USING btree (expires_at);
CREATE INDEX checkout_drafts_of_user ON public.checkout_drafts USING btree (user_id, updated_at DESC) WHERE (user_id IS NOT NULL);
create policy everyone_drops_own_drafts on checkout_drafts as permissive for delete to admin, customer using (is_me(user_id));
create policy everyone_sees_own_drafts on checkout_drafts as permissive for select to admin, customer using (is_me(user_id));
create policy the_shop_keeps_drafts on checkout_drafts as permissive for all to system using (true) with check (true);
grant delete, select on checkout_drafts to admin;
grant delete, select on checkout_drafts to customer;
grant delete, insert, select, update on checkout_drafts to system;

create table compliance_scans (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  role text not null,
  name text not null,
  verdict text not null,
  reason text not null,
  score numeric(4,3) not null,
  hits jsonb not null default '[]'::jsonb,
  list_dates jsonb not null default '{}'::jsonb,
  threshold numeric(4,3) not null,
  is_demonstration boolean not null,
  scanned_at timestamp with time zone not null,
  constraint compliance_scans_pkey PRIMARY KEY (id),
  constraint compliance_scans_clear_for_one_reason CHECK (((verdict = 'CLEAR'::text) = (reason = 'clear'::text))),
  constraint compliance_scans_reason_check CHECK ((reason = ANY (ARRAY['clear'::text, 'listed'::text, 'keyword'::text, 'unreadable'::text, 'lists_stale'::text, 'lists_missing'::text, 'error'::text]))),
  constraint compliance_scans_role_check CHECK ((role = ANY (ARRAY['buyer'::text, 'recipient'::text, 'authorised'::text, 'payer'::text, 'sender'::text]))),
  constraint compliance_scans_score_check CHECK (((score >= (0)::numeric) AND (score <= (1)::numeric))),
  constraint compliance_scans_threshold_check CHECK (((threshold > (0)::numeric) AND (threshold <= (1)::numeric))),
  constraint compliance_scans_verdict_check CHECK ((verdict = ANY (ARRAY['CLEAR'::text, 'MATCH'::text])))
);
comment on table compliance_scans is 'Who was screened for an order, against which copies, with which result; never changed.';
comment on column compliance_scans.is_demonstration is 'Outdated copies counted as current: acceptable for a test, never for a shipment.';
alter table compliance_scans enable row level security;
alter table compliance_scans force row level security;
CREATE INDEX compliance_scans_of_order ON public.compliance_scans USING btree (order_id, scanned_at);
create policy orders_leave_scans on compliance_scans as permissive for insert to admin, anon, customer, system with check (true);
create policy permitted_staff_sees_compliance_scans on compliance_scans as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['compliance'::text, 'orders'::text]) AS may));
create policy staff_reads_scans on compliance_scans as permissive for select to admin, system using (true);
grant insert, select on compliance_scans to admin;
grant insert on compliance_scans to anon;
grant insert on compliance_scans to customer;
grant insert, select on compliance_scans to system;

create table connection_settings (
  name text not null,
  sealed text not null,
  changed_at timestamp with time zone not null,
  constraint connection_settings_pkey PRIMARY KEY (name),
  constraint connection_settings_name_check CHECK ((name ~ '^[A-Z][A-Z_]{2,40}$'::text)),
  constraint connection_settings_sealed_check CHECK (((length(sealed) >= 1) AND (length(sealed) <= 8000)))
);
comment on table connection_settings is 'Variables that the owner set in the panel, encrypted; a variable of the environment takes precedence.';
comment on column connection_settings.name is 'As the environment names it.';
comment on column connection_settings.sealed is 'Encrypted for this name, so that no value can stand for another.';
alter table connection_settings enable row level security;
alter table connection_settings force row level security;
CREATE TRIGGER connection_settings_changes_are_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.connection_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change('connection_settings');
create policy owners_add_connections on connection_settings as restrictive for insert to admin with check (( SELECT is_owner() AS is_owner));
create policy owners_change_connections on connection_settings as restrictive for update to admin using (true) with check (( SELECT is_owner() AS is_owner));
create policy owners_remove_connections on connection_settings as restrictive for delete to admin using (( SELECT is_owner() AS is_owner));
create policy permitted_staff_sees_connection_settings on connection_settings as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy staff_connects_the_shop on connection_settings as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on connection_settings to admin;
grant delete, insert, select, update on connection_settings to system;

create table coupons (
  id uuid not null default gen_random_uuid(),
  code text not null,
  kind text not null,
  basis_points integer not null default 0,
  amount numeric(12,2) not null default 0,
  valid_from_on date,
  valid_until_on date,
  most_uses integer,
  uses integer not null default 0,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_code_is_unique UNIQUE (code),
  constraint coupons_amount_check CHECK ((amount >= (0)::numeric)),
  constraint coupons_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint coupons_code_is_folded CHECK ((code ~ '^[A-Z0-9._-]{1,40}$'::text)),
  constraint coupons_end_after_they_begin CHECK ((valid_until_on >= valid_from_on)),
  constraint coupons_give_something CHECK (
CASE kind
    WHEN 'percent'::text THEN (basis_points > 0)
    ELSE (amount > (0)::numeric)
END),
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'amount'::text]))),
  constraint coupons_most_uses_check CHECK ((most_uses > 0)),
  constraint coupons_uses_check CHECK ((uses >= 0))
);
comment on table coupons is 'Codes that take a share or an amount off an order, while they are active, within their dates and uses.';
comment on column coupons.code is 'Upper-case letters without spaces, as shop/coupons normalises the input.';
alter table coupons enable row level security;
alter table coupons force row level security;
CREATE TRIGGER coupons_are_touched BEFORE UPDATE ON public.coupons FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
create policy permitted_staff_adds_coupons on coupons as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_coupons on coupons as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy permitted_staff_removes_coupons on coupons as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_coupons on coupons as permissive for all to admin, system using (true) with check (true);
create policy whoever_names_a_code_sees_its_coupon on coupons as permissive for select to anon, customer using ((is_active AND (code = current_setting('shop.coupon_code'::text, true))));
grant delete, insert, select, update on coupons to admin;
grant select on coupons to anon;
grant select on coupons to customer;
grant delete, insert, select, update on coupons to system;

create table credentials (
  id uuid not null,
  user_id uuid not null,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint credentials_pkey PRIMARY KEY (id),
  constraint credentials_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table credentials is 'How a user signs in: for the provider credential, the hash of the password.';
alter table credentials enable row level security;
alter table credentials force row level security;
CREATE INDEX credentials_by_user ON public.credentials USING btree (user_id);
CREATE TRIGGER a_new_password_ends_invitations AFTER UPDATE OF password ON public.credentials FOR EACH ROW WHEN ((old.password IS DISTINCT FROM new.password)) EXECUTE FUNCTION revoke_invitations_of_maker('user_id');
create policy the_shop_keeps_credentials on credentials as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on credentials to system;

create table customer_notes (
  id uuid not null default gen_random_uuid(),
  email text not null,
  user_id uuid,
  note text not null,
  noted_by uuid not null,
  noted_at timestamp with time zone not null,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint customer_notes_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 320)))),
  constraint customer_notes_note_check CHECK (((length(note) >= 1) AND (length(note) <= 1000)))
);
comment on table customer_notes is 'What staff notes about a customer: by the account, and by the address of those who have none.';
comment on column customer_notes.noted_by is 'Stays when that account is gone.';
alter table customer_notes enable row level security;
alter table customer_notes force row level security;
CREATE INDEX customer_notes_by_email ON public.customer_notes USING btree (email, noted_at DESC);
CREATE INDEX customer_notes_by_user ON public.customer_notes USING btree (user_id) WHERE (user_id IS NOT NULL);
create policy permitted_staff_adds_customer_notes on customer_notes as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['customers'::text]) AS may));
create policy permitted_staff_removes_customer_notes on customer_notes as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['customers'::text]) AS may));
create policy permitted_staff_sees_customer_notes on customer_notes as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['customers'::text, 'orders'::text]) AS may));
create policy staff_notes_about_customers_in_the_own_name on customer_notes as permissive for insert to admin with check (is_me(noted_by));
create policy staff_reads_notes_about_customers on customer_notes as permissive for select to admin using (true);
create policy staff_removes_notes_about_customers on customer_notes as permissive for delete to admin using (true);
create policy the_shop_removes_notes_of_erased_accounts on customer_notes as permissive for all to system using (true) with check (true);
grant delete, insert, select on customer_notes to admin;
grant delete, select on customer_notes to system;

create table damage_reports (
  order_id uuid not null,
  told text not null,
  reported_at timestamp with time zone not null,
  answer text not null default ''::text,
  answered_by uuid,
  answered_at timestamp with time zone,
  reporter text not null default 'payer'::text,
  constraint damage_reports_pkey PRIMARY KEY (order_id, reported_at),
  constraint damage_reports_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint damage_reports_answer_check CHECK ((length(answer) <= 1000)),
  constraint damage_reports_answers_are_whole CHECK ((num_nulls(answered_by, answered_at) = ANY (ARRAY[0, 2]))),
  constraint damage_reports_reporter_check CHECK ((reporter = ANY (ARRAY['payer'::text, 'recipient'::text]))),
  constraint damage_reports_told_check CHECK (((length(told) >= 1) AND (length(told) <= 1000)))
);
comment on table damage_reports is 'Damaged or missing items, reported within 48 hours of the delivery.';
comment on column damage_reports.reporter is 'Whose link it came by; of earlier reports it is not known.';
alter table damage_reports enable row level security;
alter table damage_reports force row level security;
CREATE INDEX damage_reports_open ON public.damage_reports USING btree (reported_at) WHERE (answered_at IS NULL);
create policy permitted_staff_changes_damage_reports on damage_reports as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy permitted_staff_sees_damage_reports on damage_reports as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text]) AS may));
create policy staff_answers_in_the_own_name on damage_reports as permissive for update to admin using (true) with check (is_me(answered_by));
create policy staff_sees_damage on damage_reports as permissive for select to admin using (true);
create policy the_shop_notes_damage on damage_reports as permissive for all to system using (true) with check (true);
grant select, update (answer, answered_by, answered_at) on damage_reports to admin;
grant insert, select on damage_reports to system;

create table day_books (
  day date not null,
  destination text not null,
  payment_method text not null,
  orders bigint not null,
  without_cost bigint not null,
  revenue bigint not null,
  cogs bigint not null,
  product bigint not null,
  way bigint not null,
  delivery bigint not null,
  other bigint not null,
  tax bigint not null,
  refunds bigint not null,
  carrier bigint not null,
  delivered bigint not null,
  others bigint not null,
  fees bigint not null,
  received bigint not null,
  returned bigint not null,
  constraint day_books_pkey PRIMARY KEY (day, destination, payment_method),
  constraint day_books_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES payment_methods(method),
  constraint day_books_destination_check CHECK ((destination = ANY (ARRAY['usa'::text, 'cuba'::text])))
);
comment on table day_books is 'Totals of days that are over, in cents: a row for each destination and payment method, or none while the day is still to be calculated. A change within such a day deletes its rows.';
comment on column day_books.received is 'What came by this method, from the ledger.';
alter table day_books enable row level security;
alter table day_books force row level security;
create policy day_books_are_read on day_books as permissive for select to admin, current_user, system using (true);
create policy days_are_forgotten on day_books as permissive for delete to admin, current_user, system using (true);
create policy permitted_staff_removes_day_books on day_books as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy permitted_staff_sees_day_books on day_books as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy the_shop_keeps_days on day_books as permissive for insert to system with check (true);
grant delete, select on day_books to admin;
grant delete, insert, select on day_books to system;

create table declaration_versions (
  id bigint not null generated always as identity,
  version text not null,
  title_es text not null,
  title_en text not null,
  intro_es text not null,
  intro_en text not null,
  statements_es jsonb not null,
  statements_en jsonb not null,
  officials_title_es text not null,
  officials_title_en text not null,
  officials_es jsonb not null,
  officials_en jsonb not null,
  published_at timestamp with time zone not null,
  by_user uuid,
  constraint declaration_versions_pkey PRIMARY KEY (id),
  constraint declaration_versions_version_key UNIQUE (version),
  constraint declaration_versions_intro_en_check CHECK (((length(intro_en) >= 1) AND (length(intro_en) <= 1000))),
  constraint declaration_versions_intro_es_check CHECK (((length(intro_es) >= 1) AND (length(intro_es) <= 1000))),
  constraint declaration_versions_officials_en_check CHECK ((jsonb_array_length(officials_en) > 0)),
  constraint declaration_versions_officials_es_check CHECK ((jsonb_array_length(officials_es) > 0)),
  constraint declaration_versions_officials_title_en_check CHECK (((length(officials_title_en) >= 1) AND (length(officials_title_en) <= 200))),
  constraint declaration_versions_officials_title_es_check CHECK (((length(officials_title_es) >= 1) AND (length(officials_title_es) <= 200))),
  constraint declaration_versions_state_the_same_in_both CHECK ((jsonb_array_length(statements_es) = jsonb_array_length(statements_en))),
  constraint declaration_versions_statements_es_check CHECK (((jsonb_array_length(statements_es) >= 1) AND (jsonb_array_length(statements_es) <= 12))),
  constraint declaration_versions_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200))),
  constraint declaration_versions_title_es_check CHECK (((length(title_es) >= 1) AND (length(title_es) <= 200))),
  constraint declaration_versions_version_check CHECK ((version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'::text))
);
comment on table declaration_versions is 'Append-only: the owner''s own declarations; the newest replaces the built-in one.';
alter table declaration_versions enable row level security;
alter table declaration_versions force row level security;
CREATE TRIGGER declaration_versions_are_announced AFTER INSERT ON public.declaration_versions FOR EACH STATEMENT EXECUTE FUNCTION announce_change('declaration_versions');
create policy everyone_reads_what_is_signed on declaration_versions as permissive for select to admin, anon, customer, system using (true);
create policy permitted_staff_adds_declaration_versions on declaration_versions as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['compliance'::text]) AS may));
create policy staff_publishes_in_the_own_name on declaration_versions as permissive for insert to admin with check (is_me(by_user));
create policy the_shop_publishes on declaration_versions as permissive for insert to system with check ((by_user IS NULL));
grant insert, select on declaration_versions to admin;
grant select on declaration_versions to anon;
grant select on declaration_versions to customer;
grant insert, select on declaration_versions to system;

create table donation_changes (
  id bigint not null generated always as identity,
  donation_id uuid not null,
  from_state text not null default ''::text,
  to_state text not null,
  reason text not null default ''::text,
  by_role text not null,
  by_user uuid,
  changed_at timestamp with time zone not null,
  constraint donation_changes_pkey PRIMARY KEY (id),
  constraint donation_changes_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donations(id),
  constraint donation_changes_by_role_check CHECK ((by_role = ANY (ARRAY['anon'::text, 'customer'::text, 'admin'::text, 'system'::text]))),
  constraint donation_changes_reason_check CHECK ((length(reason) <= 1000))
);
comment on table donation_changes is 'Append-only: what happened to a donation, when, by whom and why.';
alter table donation_changes enable row level security;
alter table donation_changes force row level security;
CREATE INDEX donation_changes_of_donation ON public.donation_changes USING btree (donation_id, id);
create policy donation_history_is_read on donation_changes as permissive for select to admin, system using (true);
create policy permitted_staff_adds_donation_changes on donation_changes as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['payments'::text, 'compliance'::text]) AS may));
create policy permitted_staff_frees_donations on donation_changes as restrictive for insert to admin with check (
CASE
    WHEN (from_state = 'held'::text) THEN ( SELECT may(VARIADIC ARRAY['compliance'::text]) AS may)
    ELSE ( SELECT may(VARIADIC ARRAY['payments'::text]) AS may)
END);
create policy permitted_staff_sees_donation_changes on donation_changes as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_adds_donation_history on donation_changes as permissive for insert to admin with check (is_me(by_user));
create policy the_shop_adds_donation_history on donation_changes as permissive for insert to system with check (true);
grant insert, select on donation_changes to admin;
grant insert, select on donation_changes to system;

create table donation_entries (
  id bigint not null generated always as identity,
  donation_id uuid not null,
  kind text not null,
  bank_reference text not null,
  sender_name text not null,
  amount_cents bigint not null,
  noted_by uuid,
  at timestamp with time zone not null,
  provider text not null,
  fee_cents bigint not null default 0,
  constraint donation_entries_pkey PRIMARY KEY (id),
  constraint donation_entries_are_counted_once UNIQUE (provider, kind, bank_reference),
  constraint donation_entries_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donations(id),
  constraint donation_entries_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint donation_entries_amount_cents_check CHECK ((amount_cents > 0)),
  constraint donation_entries_bank_reference_check CHECK (((length(bank_reference) >= 1) AND (length(bank_reference) <= 60))),
  constraint donation_entries_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint donation_entries_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'returned'::text]))),
  constraint donation_entries_sender_name_check CHECK ((length(sender_name) <= 120))
);
comment on table donation_entries is 'Append-only ledger of donations, apart from the one of sales: every cent received and returned.';
comment on column donation_entries.bank_reference is 'For a transfer the reference of the bank; the capture or refund at a provider.';
alter table donation_entries enable row level security;
alter table donation_entries force row level security;
CREATE UNIQUE INDEX donation_entries_once_each_way ON public.donation_entries USING btree (donation_id, kind) WHERE (noted_by IS NOT NULL);
create policy donation_money_is_read on donation_entries as permissive for select to admin, system using (true);
create policy no_money_of_held_donations on donation_entries as restrictive for insert to admin with check ((EXISTS ( SELECT
   FROM donations
  WHERE ((donations.id = donation_entries.donation_id) AND (donations.state <> 'held'::text)))));
create policy permitted_staff_adds_donation_entries on donation_entries as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy permitted_staff_sees_donation_entries on donation_entries as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_notes_donations_in_the_own_name on donation_entries as permissive for insert to admin with check ((is_manual_transfer(provider) AND is_me(noted_by)));
create policy the_shop_notes_what_providers_report on donation_entries as permissive for insert to system with check (((NOT is_manual_transfer(provider)) AND (noted_by IS NULL)));
grant insert, select on donation_entries to admin;
grant insert, select on donation_entries to system;

create table donation_payments (
  id uuid not null default gen_random_uuid(),
  donation_id uuid not null,
  paypal_order_id text,
  amount_cents bigint not null,
  state text not null default 'creating'::text,
  approve_link text not null default ''::text,
  capture_tries integer not null default 0,
  last_issue text not null default ''::text,
  created_at timestamp with time zone not null,
  checks integer not null default 0,
  next_check_at timestamp with time zone not null,
  provider text not null,
  constraint donation_payments_pkey PRIMARY KEY (id),
  constraint donation_payments_are_known_once UNIQUE (paypal_order_id),
  constraint donation_payments_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donations(id),
  constraint donation_payments_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint donation_payments_amount_cents_check CHECK ((amount_cents > 0)),
  constraint donation_payments_are_named_when_open CHECK (((state = ANY (ARRAY['creating'::text, 'closed'::text])) OR (paypal_order_id IS NOT NULL))),
  constraint donation_payments_capture_tries_check CHECK ((capture_tries >= 0)),
  constraint donation_payments_checks_check CHECK ((checks >= 0)),
  constraint donation_payments_state_check CHECK ((state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text, 'captured'::text, 'closed'::text])))
);
comment on table donation_payments is 'One attempt to donate at a provider; its id is the idempotency key of the request.';
comment on column donation_payments.paypal_order_id is 'The provider''s id of the payment.';
comment on column donation_payments.next_check_at is 'When a process may ask the provider about it; during a request, when another process may take over.';
alter table donation_payments enable row level security;
alter table donation_payments force row level security;
CREATE INDEX donation_payments_of_donation ON public.donation_payments USING btree (donation_id, created_at DESC);
CREATE UNIQUE INDEX donation_payments_one_at_a_time ON public.donation_payments USING btree (donation_id) WHERE (state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text]));
CREATE INDEX donation_payments_to_check ON public.donation_payments USING btree (next_check_at) WHERE (state = ANY (ARRAY['open'::text, 'capturing'::text, 'review'::text]));
create policy permitted_staff_sees_donation_payments on donation_payments as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_sees_donation_payments on donation_payments as permissive for select to admin using (true);
create policy the_shop_keeps_donation_payments on donation_payments as permissive for all to system using (true) with check (true);
grant select on donation_payments to admin;
grant insert, select, update on donation_payments to system;

create table donations (
  id uuid not null default gen_random_uuid(),
  attempt_hash text not null,
  memo text not null,
  cause text not null,
  amount_cents bigint not null,
  donor_name text not null,
  email text not null,
  message text not null,
  locale text not null,
  state text not null,
  screening jsonb not null default '[]'::jsonb,
  released_name text not null default ''::text,
  zelle_recipient text not null,
  registered_name text not null,
  donated_at timestamp with time zone not null,
  method text not null,
  user_id uuid,
  first_by uuid,
  first_at timestamp with time zone,
  first_reference text,
  first_amount_cents bigint,
  second_person_above_cents bigint,
  constraint donations_pkey PRIMARY KEY (id),
  constraint donations_attempt_is_unique UNIQUE (attempt_hash),
  constraint donations_memo_is_unique UNIQUE (memo),
  constraint donations_method_fkey FOREIGN KEY (method) REFERENCES payment_methods(method),
  constraint donations_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= 1000000))),
  constraint donations_attempt_hash_check CHECK ((attempt_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint donations_cause_check CHECK ((cause = ANY (ARRAY['lamp'::text, 'fan'::text, 'family'::text, 'free'::text]))),
  constraint donations_donor_name_check CHECK ((length(donor_name) <= 120)),
  constraint donations_email_check CHECK ((length(email) <= 254)),
  constraint donations_first_amount_cents_check CHECK ((first_amount_cents > 0)),
  constraint donations_first_look_is_whole CHECK ((num_nonnulls(first_by, first_at, first_reference, first_amount_cents) = ANY (ARRAY[0, 4]))),
  constraint donations_first_reference_check CHECK (((length(first_reference) >= 1) AND (length(first_reference) <= 60))),
  constraint donations_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint donations_memo_check CHECK ((memo ~ '^DN(-[0-9A-HJKMNP-TV-Z]{4}){2}$'::text)),
  constraint donations_message_check CHECK ((length(message) <= 500)),
  constraint donations_released_name_check CHECK ((length(released_name) <= 120)),
  constraint donations_screening_check CHECK ((jsonb_typeof(screening) = 'array'::text)),
  constraint donations_second_person_above_cents_check CHECK ((second_person_above_cents >= 0)),
  constraint donations_state_check CHECK ((state = ANY (ARRAY['held'::text, 'awaiting'::text, 'refused'::text, 'closed'::text, 'paid'::text, 'disputed'::text, 'returned'::text])))
);
comment on table donations is 'Donations as offered; not revenue of the shop. The money itself is in donation_entries.';
comment on column donations.attempt_hash is 'Hash of the form''s key and input: sent twice it is one donation.';
comment on column donations.donor_name is 'Empty where the donor gave no name; the sender named by the bank is screened.';
comment on column donations.screening is 'The matches of the screening: name, reason and the nearest listed name.';
comment on column donations.released_name is 'The name an administrator found to be another person''s; it is not held again.';
comment on column donations.user_id is 'The signed-in donor, who sees the donation in the account.';
comment on column donations.first_by is 'Who saw the transfer first; somebody else has to see the same.';
comment on column donations.second_person_above_cents is 'The sum above which two persons were needed when it was given; raised since, it frees nothing that waits.';
alter table donations enable row level security;
alter table donations force row level security;
CREATE INDEX donations_by_email ON public.donations USING btree (lower(email), donated_at DESC);
CREATE INDEX donations_by_parts ON public.donations USING gin (email gin_trgm_ops, fold(donor_name) gin_trgm_ops);
CREATE INDEX donations_newest ON public.donations USING btree (donated_at DESC);
CREATE INDEX donations_of_customer ON public.donations USING btree (user_id, donated_at DESC) WHERE (user_id IS NOT NULL);
CREATE TRIGGER donations_change_as_permitted BEFORE UPDATE ON public.donations FOR EACH ROW EXECUTE FUNCTION change_donations_as_permitted();
create policy a_customer_sees_own_donations on donations as permissive for select to customer using (is_me(user_id));
create policy permitted_staff_changes_donations on donations as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['payments'::text, 'compliance'::text, 'customers'::text]) AS may));
create policy permitted_staff_sees_donations on donations as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may) OR is_me(user_id)));
create policy staff_decides_on_donations on donations as permissive for all to admin using (true) with check (true);
create policy the_shop_keeps_donations on donations as permissive for all to system using (true) with check (true);
grant select, update on donations to admin;
grant select (id, memo, cause, amount_cents, state, donated_at, method, user_id) on donations to customer;
grant insert, select, update on donations to system;

create table former_staff (
  id uuid not null,
  name text not null,
  email text not null,
  left_at timestamp with time zone not null default now(),
  constraint former_staff_pkey PRIMARY KEY (id)
);
comment on table former_staff is 'Name and address of those who administered once, as they were when they left: audit and histories name them by id.';
alter table former_staff enable row level security;
alter table former_staff force row level security;
create policy staff_sees_former_staff on former_staff as permissive for select to admin using (true);
create policy the_shop_remembers_former_staff on former_staff as permissive for all to system using (true) with check (true);
grant select on former_staff to admin;
grant insert, select, update on former_staff to system;

create table hold_steps (
  id bigint not null generated always as identity,
  order_id uuid not null,
  step text not null,
  reason text not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint hold_steps_pkey PRIMARY KEY (id),
  constraint hold_steps_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint hold_steps_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint hold_steps_step_check CHECK ((step = ANY (ARRAY['asked'::text, 'escalated'::text])))
);
comment on table hold_steps is 'Append-only: what was done about a hold before it was decided. After an escalation 10 business days run (31 CFR 501.603).';
alter table hold_steps enable row level security;
alter table hold_steps force row level security;
CREATE INDEX hold_steps_of_order ON public.hold_steps USING btree (order_id, id);
create policy permitted_staff_adds_hold_steps on hold_steps as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['compliance'::text]) AS may));
create policy permitted_staff_sees_hold_steps on hold_steps as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'compliance'::text]) AS may));
create policy staff_adds_steps_in_the_own_name on hold_steps as permissive for insert to admin with check (is_me(by_user));
create policy steps_are_read on hold_steps as permissive for select to admin, system using (true);
grant insert, select on hold_steps to admin;
grant select on hold_steps to system;

create table kit_components (
  kit_id uuid not null,
  component_id uuid not null,
  quantity integer not null,
  position integer not null default 0,
  constraint kit_components_pkey PRIMARY KEY (kit_id, component_id),
  constraint kit_components_component_id_fkey FOREIGN KEY (component_id) REFERENCES products(id) ON DELETE RESTRICT,
  constraint kit_components_kit_id_fkey FOREIGN KEY (kit_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint a_kit_does_not_hold_itself CHECK ((kit_id <> component_id)),
  constraint kit_components_quantity_check CHECK ((quantity > 0))
);
comment on table kit_components is 'Which products a kit contains, how many of each, in which order.';
alter table kit_components enable row level security;
alter table kit_components force row level security;
CREATE INDEX kit_components_in_kits ON public.kit_components USING btree (component_id);
CREATE TRIGGER kit_components_changes_are_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.kit_components FOR EACH STATEMENT EXECUTE FUNCTION announce_change('products_view');
create policy everyone_sees_what_a_kit_holds on kit_components as permissive for select to anon, customer using (true);
create policy permitted_staff_adds_kit_components on kit_components as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_kit_components on kit_components as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_kit_components on kit_components as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_packs_kits on kit_components as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on kit_components to admin;
grant select on kit_components to anon;
grant select on kit_components to customer;
grant delete, insert, select, update on kit_components to system;

create table legal_versions (
  id bigint not null generated always as identity,
  slug text not null,
  version text not null,
  effective_on date not null,
  title_es text not null,
  title_en text not null,
  summary_es text not null,
  summary_en text not null,
  body_es text not null,
  body_en text not null,
  published_at timestamp with time zone not null,
  by_user uuid,
  constraint legal_versions_pkey PRIMARY KEY (id),
  constraint legal_versions_are_published_once UNIQUE (slug, version),
  constraint legal_versions_body_en_check CHECK (((length(body_en) >= 1) AND (length(body_en) <= 100000))),
  constraint legal_versions_body_es_check CHECK (((length(body_es) >= 1) AND (length(body_es) <= 100000))),
  constraint legal_versions_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 100))),
  constraint legal_versions_summary_en_check CHECK (((length(summary_en) >= 1) AND (length(summary_en) <= 300))),
  constraint legal_versions_summary_es_check CHECK (((length(summary_es) >= 1) AND (length(summary_es) <= 300))),
  constraint legal_versions_title_en_check CHECK (((length(title_en) >= 1) AND (length(title_en) <= 200))),
  constraint legal_versions_title_es_check CHECK (((length(title_es) >= 1) AND (length(title_es) <= 200))),
  constraint legal_versions_version_check CHECK ((version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'::text))
);
comment on table legal_versions is 'Append-only: the owner''s own legal texts, in place of the built-in ones.';
alter table legal_versions enable row level security;
alter table legal_versions force row level security;
CREATE INDEX legal_versions_newest ON public.legal_versions USING btree (slug, effective_on DESC, id DESC);
CREATE TRIGGER legal_versions_are_announced AFTER INSERT ON public.legal_versions FOR EACH STATEMENT EXECUTE FUNCTION announce_change('legal_versions');
create policy everyone_reads_texts_in_force on legal_versions as permissive for select to anon, customer using ((effective_on <= ((now() AT TIME ZONE 'America/Havana'::text))::date));
create policy permitted_staff_adds_legal_versions on legal_versions as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['content'::text]) AS may));
create policy staff_publishes_in_the_own_name on legal_versions as permissive for insert to admin with check (is_me(by_user));
create policy staff_reads_every_text on legal_versions as permissive for select to admin, system using (true);
create policy the_shop_publishes on legal_versions as permissive for insert to system with check ((by_user IS NULL));
grant insert, select on legal_versions to admin;
grant select on legal_versions to anon;
grant select on legal_versions to customer;
grant insert, select on legal_versions to system;

create table list_downloads (
  url text not null,
  etag text not null default ''::text,
  last_modified text not null default ''::text,
  list text not null default ''::text,
  checked_at timestamp with time zone,
  next_try_at timestamp with time zone not null,
  last_error text not null default ''::text,
  constraint list_downloads_pkey PRIMARY KEY (url),
  constraint list_downloads_last_error_check CHECK ((length(last_error) <= 1000)),
  constraint list_downloads_list_check CHECK ((list = ANY (ARRAY[''::text, 'SDN'::text, 'CONS'::text, 'CSL'::text, 'DPL'::text, 'CRL'::text]))),
  constraint list_downloads_url_check CHECK ((url ~ '^https?://'::text))
);
comment on table list_downloads is 'The last response of each URL that publishes lists; the process that moves next_try_at may request it.';
comment on column list_downloads.list is 'The list that the file contained last time; empty: not yet known.';
alter table list_downloads enable row level security;
alter table list_downloads force row level security;
create policy permitted_staff_sees_list_downloads on list_downloads as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['compliance'::text]) AS may));
create policy staff_sees_downloads on list_downloads as permissive for select to admin using (true);
create policy the_shop_keeps_downloads on list_downloads as permissive for all to system using (true) with check (true);
grant select on list_downloads to admin;
grant delete, insert, select, update on list_downloads to system;

create table listed_names (
  list_id uuid not null,
  position integer not null,
  name text not null,
  entity text not null,
  list text not null,
  kind text not null,
  program text not null default ''::text,
  birth_dates text[] not null default '{}'::text[],
  national_ids text[] not null default '{}'::text[],
  births text[] not null default '{}'::text[],
  constraint listed_names_pkey PRIMARY KEY (list_id, "position"),
  constraint listed_names_list_id_fkey FOREIGN KEY (list_id) REFERENCES screening_lists(id) ON DELETE CASCADE,
  constraint listed_names_entity_check CHECK (((length(entity) >= 1) AND (length(entity) <= 1000))),
  constraint listed_names_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'entity'::text, 'vessel'::text, 'aircraft'::text]))),
  constraint listed_names_list_check CHECK (((length(list) >= 1) AND (length(list) <= 20))),
  constraint listed_names_name_check CHECK (((length(name) >= 1) AND (length(name) <= 1000)))
);
comment on table listed_names is 'The names of a copy, main names and aliases alike.';
comment on column listed_names.entity is 'The main name of the entity this name belongs to.';
comment on column listed_names.list is 'The list as its authority calls it: a consolidated file holds several.';
comment on column listed_names.births is 'When and where the person was born, as the list writes it: DOB 20 Apr 1960, POB Placetas; for staff to compare.';
alter table listed_names enable row level security;
alter table listed_names force row level security;
create policy permitted_staff_sees_listed_names on listed_names as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['compliance'::text]) AS may));
create policy staff_sees_listed_names on listed_names as permissive for select to admin using (true);
create policy the_shop_keeps_listed_names on listed_names as permissive for all to system using (true) with check (true);
grant select on listed_names to admin;
grant delete, insert, select, update on listed_names to system;

create table listed_products (
  product_id uuid not null,
  category text not null,
  price_usa bigint,
  price_cuba bigint,
  power_w integer,
  energy_wh integer,
  usable_wh integer,
  voltage_v integer,
  available_for text not null,
  name_key text not null,
  name_key_en text not null,
  constraint listed_products_pkey PRIMARY KEY (product_id),
  constraint listed_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
comment on table listed_products is 'What can be bought now: a narrow copy to filter, sort and count, maintained by triggers of products and shipping_settings. Prices in cents.';
alter table listed_products enable row level security;
alter table listed_products force row level security;
CREATE INDEX listed_by_name ON public.listed_products USING btree (name_key, product_id);
CREATE INDEX listed_by_name_en ON public.listed_products USING btree (name_key_en, product_id);
CREATE INDEX listed_by_price_cuba ON public.listed_products USING btree (price_cuba, name_key, product_id);
CREATE INDEX listed_by_price_usa ON public.listed_products USING btree (price_usa, name_key, product_id);
CREATE INDEX listed_in_family_by_price_cuba ON public.listed_products USING btree (category, price_cuba, name_key, product_id);
CREATE INDEX listed_in_family_by_price_usa ON public.listed_products USING btree (category, price_usa, name_key, product_id);
create policy everyone_sees_what_is_listed on listed_products as permissive for select to anon, customer using (true);
create policy staff_lists_products on listed_products as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on listed_products to admin;
grant select on listed_products to anon;
grant select on listed_products to customer;
grant delete, insert, select, update on listed_products to system;

create table listed_words (
  product_id uuid not null,
  names tsvector not null,
  search tsvector not null,
  name_key text not null,
  name_key_en text not null,
  constraint listed_words_pkey PRIMARY KEY (product_id),
  constraint listed_words_product_id_fkey FOREIGN KEY (product_id) REFERENCES listed_products(product_id) ON DELETE CASCADE
);
comment on table listed_words is 'Search terms and folded names of listed products; a table of its own, so that a new price or tariff does not rewrite them.';
alter table listed_words enable row level security;
alter table listed_words force row level security;
CREATE INDEX listed_by_parts_of_name ON public.listed_words USING gin (name_key gin_trgm_ops, name_key_en gin_trgm_ops);
CREATE INDEX listed_by_words ON public.listed_words USING gin (search);
CREATE INDEX listed_by_words_of_name ON public.listed_words USING gin (names);
CREATE INDEX listed_words_by_name ON public.listed_words USING btree (name_key, product_id);
CREATE INDEX listed_words_by_name_en ON public.listed_words USING btree (name_key_en, product_id);
create policy everyone_finds_what_is_listed on listed_words as permissive for select to anon, customer using (true);
create policy staff_words_the_listing on listed_words as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on listed_words to admin;
grant select on listed_words to anon;
grant select on listed_words to customer;
grant delete, insert, select, update on listed_words to system;

create table listing_due (
  product_id uuid not null,
  with_words boolean not null,
  constraint listing_due_pkey PRIMARY KEY (product_id)
);
comment on table listing_due is 'Changed products whose list entry is still to be updated: only the prices, or the words too. Used for changes of thousands at once, so that rows are locked for less time.';
alter table listing_due enable row level security;
alter table listing_due force row level security;
create policy staff_has_products_listed on listing_due as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on listing_due to admin;
grant delete, insert, select, update on listing_due to system;

create table margin_settings (
  only_one boolean not null default true,
  targets jsonb not null default '{}'::jsonb,
  floor_basis_points integer not null default 0,
  rounding text not null default 'ninety_nine'::text,
  updated_at timestamp with time zone not null default now(),
  constraint margin_settings_pkey PRIMARY KEY (only_one),
  constraint margin_settings_floor_basis_points_check CHECK (((floor_basis_points >= 0) AND (floor_basis_points <= 9000))),
  constraint margin_settings_only_one_check CHECK (only_one),
  constraint margin_settings_rounding_check CHECK ((rounding = ANY (ARRAY['ninety_nine'::text, 'whole'::text, 'none'::text]))),
  constraint margin_settings_targets_check CHECK (((jsonb_typeof(targets) = 'object'::text) AND (length((targets)::text) <= 2000)))
);
comment on table margin_settings is 'The margins by which selling prices are proposed: one row, never visible to buyers.';
comment on column margin_settings.targets is 'Basis points of the selling price, by category.';
alter table margin_settings enable row level security;
alter table margin_settings force row level security;
CREATE TRIGGER margin_settings_are_touched BEFORE UPDATE ON public.margin_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
create policy permitted_staff_adds_margin_settings on margin_settings as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_margin_settings on margin_settings as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_sees_margin_settings on margin_settings as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text, 'accounting'::text]) AS may));
create policy staff_keeps_the_margins on margin_settings as permissive for all to admin, system using (true) with check (true);
grant insert, select, update on margin_settings to admin;
grant insert, select, update on margin_settings to system;

create table order_changes (
  id bigint not null generated always as identity,
  order_id uuid not null,
  axis text not null,
  from_state text not null default ''::text,
  to_state text not null default ''::text,
  code text not null default 'note'::text,
  details jsonb not null default '{}'::jsonb,
  reason text not null default ''::text,
  by_role text not null,
  by_user uuid,
  changed_at timestamp with time zone not null,
  constraint order_changes_pkey PRIMARY KEY (id),
  constraint order_changes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_changes_axis_check CHECK ((axis = ANY (ARRAY['payment'::text, 'compliance'::text, 'delivery'::text, 'note'::text]))),
  constraint order_changes_by_role_check CHECK ((by_role = ANY (ARRAY['anon'::text, 'customer'::text, 'admin'::text, 'system'::text]))),
  constraint order_changes_code_check CHECK ((code ~ '^[a-z_]{1,40}$'::text)),
  constraint order_changes_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 2000))),
  constraint order_changes_reason_check CHECK ((length(reason) <= 2000))
);
comment on table order_changes is 'Append-only: what happened to an order, when, by whom and why.';
comment on column order_changes.code is 'The kind of a change made by the shop; note for free text of a user.';
comment on column order_changes.details is 'Data specific to the change: a reference, a method, a date; read with its code.';
comment on column order_changes.reason is 'The reason as entered by the user who decided; empty without one.';
alter table order_changes enable row level security;
alter table order_changes force row level security;
CREATE INDEX order_changes_by_time ON public.order_changes USING btree (changed_at);
CREATE INDEX order_changes_of_order ON public.order_changes USING btree (order_id, id);
create policy contacts_are_erased_from_changes on order_changes as restrictive for update to system using ((code = ANY (ARRAY['recipient_corrected'::text, 'email_resent_to'::text]))) with check (((details = '{}'::jsonb) OR ((details ->> 'to'::text) = '—'::text)));
create policy permitted_staff_adds_order_changes on order_changes as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'customers'::text]) AS may));
create policy permitted_staff_sees_order_changes on order_changes as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_reads_and_adds_changes on order_changes as permissive for all to admin, system using (true) with check (true);
grant insert, select on order_changes to admin;
grant insert, select, update (details) on order_changes to system;

create table order_costs (
  id bigint not null generated always as identity,
  order_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  note text not null default ''::text,
  attempt_key text not null,
  noted_by uuid not null,
  at timestamp with time zone not null,
  constraint order_costs_pkey PRIMARY KEY (id),
  constraint order_costs_attempt_is_unique UNIQUE (attempt_key),
  constraint order_costs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_costs_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint order_costs_attempt_key_check CHECK ((attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'::text)),
  constraint order_costs_kind_check CHECK ((kind = ANY (ARRAY['carrier'::text, 'delivery'::text, 'other'::text]))),
  constraint order_costs_note_check CHECK ((length(note) <= 500))
);
comment on table order_costs is 'Append-only: what delivering an order cost the shop. A mistake is corrected by a negative amount.';
comment on column order_costs.kind is 'carrier: transport to the country; delivery: to the door; other: everything else.';
alter table order_costs enable row level security;
alter table order_costs force row level security;
CREATE INDEX order_costs_by_time ON public.order_costs USING btree (at);
CREATE INDEX order_costs_of_order ON public.order_costs USING btree (order_id, id);
CREATE TRIGGER a_changed_cost_forgets_days AFTER DELETE OR UPDATE ON public.order_costs FOR EACH ROW EXECUTE FUNCTION forget_days_of_entry();
CREATE TRIGGER a_late_cost_forgets_days AFTER INSERT ON public.order_costs FOR EACH ROW WHEN ((new.at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION forget_days_of_entry();
CREATE TRIGGER no_costs_no_days AFTER TRUNCATE ON public.order_costs FOR EACH STATEMENT EXECUTE FUNCTION forget_all_days();
create policy costs_are_read on order_costs as permissive for select to admin, system using (true);
create policy permitted_staff_adds_order_costs on order_costs as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['accounting'::text]) AS may));
create policy permitted_staff_sees_order_costs on order_costs as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy staff_notes_costs_in_the_own_name on order_costs as permissive for insert to admin with check (is_me(noted_by));
grant insert, select on order_costs to admin;
grant select on order_costs to system;

create table order_declarations (
  order_id uuid not null,
  version text not null,
  locale text not null,
  text text not null,
  text_hash text not null,
  statements jsonb not null,
  signature text not null,
  signed_at timestamp with time zone not null,
  ip text not null,
  user_agent text not null,
  constraint order_declarations_pkey PRIMARY KEY (order_id),
  constraint order_declarations_hash_is_of_the_text CHECK ((text_hash = encode(sha256(convert_to(text, 'UTF8'::name)), 'hex'::text))),
  constraint order_declarations_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint order_declarations_signature_check CHECK (((length(signature) >= 1) AND (length(signature) <= 200))),
  constraint order_declarations_text_check CHECK ((text <> ''::text)),
  constraint order_declarations_user_agent_check CHECK ((length(user_agent) <= 500)),
  constraint order_declarations_version_check CHECK ((version ~ '^\d{4}-\d{2}-\d{2}\.\d+$'::text))
);
comment on table order_declarations is 'What a buyer declared for an order to Cuba, word for word; never changed.';
alter table order_declarations enable row level security;
alter table order_declarations force row level security;
create policy orders_leave_declarations on order_declarations as permissive for insert to admin, anon, customer, system with check (true);
create policy permitted_staff_sees_order_declarations on order_declarations as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['compliance'::text, 'orders'::text, 'packing'::text]) AS may));
create policy staff_reads_declarations on order_declarations as permissive for select to admin, system using (true);
grant insert, select on order_declarations to admin;
grant insert on order_declarations to anon;
grant insert on order_declarations to customer;
grant insert, select on order_declarations to system;

create table order_delays (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  window_from timestamp with time zone,
  window_to timestamp with time zone,
  reason text not null,
  silence text not null,
  sent_by uuid,
  sent_at timestamp with time zone not null,
  answer_by timestamp with time zone not null,
  answer text,
  answered_at timestamp with time zone,
  was_silent boolean not null default false,
  constraint order_delays_pkey PRIMARY KEY (id),
  constraint order_delays_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_delays_answer_check CHECK ((answer = ANY (ARRAY['accepted'::text, 'cancelled'::text, 'moot'::text]))),
  constraint order_delays_answers_are_whole CHECK ((num_nulls(answer, answered_at) = ANY (ARRAY[0, 2]))),
  constraint order_delays_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint order_delays_silence_check CHECK ((silence = ANY (ARRAY['accepts'::text, 'cancels'::text]))),
  constraint order_delays_windows_are_whole CHECK (((num_nulls(window_from, window_to) = ANY (ARRAY[0, 2])) AND (window_from <= window_to))),
  constraint order_delays_without_a_date_need_an_answer CHECK (((window_to IS NOT NULL) OR (silence = 'cancels'::text)))
);
comment on table order_delays is 'Notices of 16 CFR 435: the order is late, and the buyer agrees to wait or is refunded. Answered once.';
comment on column order_delays.silence is 'The outcome without an answer until answer_by, as the e-mail states it.';
alter table order_delays enable row level security;
alter table order_delays force row level security;
CREATE INDEX order_delays_of_order ON public.order_delays USING btree (order_id, sent_at DESC);
CREATE UNIQUE INDEX order_delays_one_question_at_a_time ON public.order_delays USING btree (order_id) WHERE (answer IS NULL);
CREATE INDEX order_delays_to_close ON public.order_delays USING btree (answer_by) WHERE (answer IS NULL);
create policy permitted_staff_adds_order_delays on order_delays as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy permitted_staff_sees_order_delays on order_delays as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'customers'::text]) AS may));
create policy staff_sees_delays on order_delays as permissive for select to admin using (true);
create policy staff_tells_of_delays_in_the_own_name on order_delays as permissive for insert to admin with check (is_me(sent_by));
create policy the_shop_keeps_delays on order_delays as permissive for all to system using (true) with check (true);
grant insert, select on order_delays to admin;
grant insert, select, update on order_delays to system;

create table order_lines (
  order_id uuid not null,
  position integer not null,
  product_id uuid not null,
  sku text not null,
  name_es text not null,
  name_en text not null,
  quantity integer not null,
  unit_price_cents bigint not null,
  unit_equipment_cents bigint not null,
  unit_freight_cents bigint not null,
  unit_delivery_cents bigint not null,
  unit_sell_cents bigint,
  unit_cost_cents bigint,
  weight_lbs numeric(10,2),
  amount_cents bigint not null,
  category text,
  contents jsonb,
  constraint order_lines_pkey PRIMARY KEY (order_id, "position"),
  constraint order_lines_one_line_per_product UNIQUE (order_id, product_id),
  constraint order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_lines_add_up CHECK (((amount_cents = (unit_price_cents * quantity)) AND (unit_price_cents = ((unit_equipment_cents + unit_freight_cents) + unit_delivery_cents)))),
  constraint order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint order_lines_unit_cost_cents_check CHECK ((unit_cost_cents >= 0)),
  constraint order_lines_unit_delivery_cents_check CHECK ((unit_delivery_cents >= 0)),
  constraint order_lines_unit_equipment_cents_check CHECK ((unit_equipment_cents >= 0)),
  constraint order_lines_unit_freight_cents_check CHECK ((unit_freight_cents >= 0)),
  constraint order_lines_unit_price_cents_check CHECK ((unit_price_cents >= 0)),
  constraint order_lines_unit_sell_cents_check CHECK ((unit_sell_cents >= 0))
);
comment on table order_lines is 'One product of an order as it was sold; unit price = equipment + freight + delivery.';
comment on column order_lines.unit_sell_cents is 'The selling price of the product that day, before freight and delivery to Cuba.';
comment on column order_lines.unit_cost_cents is 'What the product cost the shop that day; never shown to a customer.';
comment on column order_lines.category is 'The category of the product that day: what is packed and declared apart follows it.';
comment on column order_lines.contents is 'What a kit contained that day: id, sku, nameEs, nameEn and quantity of each piece; null for what is no kit.';
alter table order_lines enable row level security;
alter table order_lines force row level security;
CREATE INDEX order_lines_of_product ON public.order_lines USING btree (product_id);
CREATE INDEX order_lines_sums ON public.order_lines USING btree (order_id) INCLUDE (quantity, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, unit_sell_cents, unit_cost_cents);
CREATE TRIGGER changed_lines_forget_days AFTER UPDATE ON public.order_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_lines();
CREATE TRIGGER deleted_lines_forget_days AFTER DELETE ON public.order_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_lines();
CREATE TRIGGER lines_before_forget_days AFTER UPDATE ON public.order_lines REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_lines();
CREATE TRIGGER lines_keep_what_was_sold BEFORE INSERT ON public.order_lines FOR EACH ROW EXECUTE FUNCTION keep_what_was_sold();
CREATE TRIGGER new_lines_forget_days AFTER INSERT ON public.order_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION forget_days_of_lines();
CREATE TRIGGER no_lines_no_days AFTER TRUNCATE ON public.order_lines FOR EACH STATEMENT EXECUTE FUNCTION forget_all_days();
create policy a_customer_sees_lines_of_own_orders on order_lines as permissive for select to customer using ((EXISTS ( SELECT
   FROM orders
  WHERE (orders.id = order_lines.order_id))));
create policy permitted_staff_sees_order_lines on order_lines as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_reads_lines on order_lines as permissive for select to admin using (true);
create policy the_shop_writes_lines_once on order_lines as permissive for all to system using (true) with check (true);
grant select on order_lines to admin;
grant select (order_id, position, product_id, sku, name_es, name_en, quantity, unit_price_cents, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, weight_lbs, amount_cents) on order_lines to customer;
grant insert, select on order_lines to system;

create table order_origins (
  key text not null,
  order_id uuid not null,
  placed_at timestamp with time zone not null,
  constraint order_origins_pkey PRIMARY KEY (key, order_id),
  constraint order_origins_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
comment on table order_origins is 'Whose orders count together: by client network, account, and of guests by e-mail and telephone. Rows go once the order is a day old and no longer open.';
comment on column order_origins.key is 'Hash of the kind and the value; the network itself is stored nowhere.';
alter table order_origins enable row level security;
alter table order_origins force row level security;
CREATE INDEX order_origins_of_order ON public.order_origins USING btree (order_id);
create policy the_shop_counts_orders on order_origins as permissive for all to system using (true) with check (true);
grant delete, insert, select on order_origins to system;

create table order_parts (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  number integer not null,
  name text not null,
  amount_cents bigint not null,
  payer_name text not null default ''::text,
  payer_country text not null default ''::text,
  screened_name text not null default ''::text,
  disputed text not null default ''::text,
  is_settled boolean not null default false,
  payer_email text not null default ''::text,
  payer_locale text not null default 'es'::text,
  constraint order_parts_pkey PRIMARY KEY (id),
  constraint order_parts_order_id_number_key UNIQUE (order_id, number),
  constraint order_parts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_parts_amount_cents_check CHECK ((amount_cents > 0)),
  constraint order_parts_disputed_check CHECK ((length(disputed) <= 100)),
  constraint order_parts_name_check CHECK ((length(name) <= 60)),
  constraint order_parts_number_check CHECK (((number >= 1) AND (number <= 20))),
  constraint order_parts_payer_country_check CHECK ((length(payer_country) <= 2)),
  constraint order_parts_payer_email_check CHECK ((length(payer_email) <= 254)),
  constraint order_parts_payer_locale_check CHECK ((payer_locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint order_parts_payer_name_check CHECK ((length(payer_name) <= 120)),
  constraint order_parts_screened_name_check CHECK ((length(screened_name) <= 200))
);
comment on table order_parts is 'The parts in which relatives pay one order; their amounts add up to its total.';
comment on column order_parts.name is 'As the buyer typed it; empty shows its number.';
comment on column order_parts.payer_name is 'Who said that they pay it; screened before any money moves.';
comment on column order_parts.screened_name is 'The payer for whom the order was held; not held again once staff released it.';
comment on column order_parts.disputed is 'The dispute at its provider; such a part is not paid until it is closed.';
comment on column order_parts.is_settled is 'Nothing of it has to be returned any more: the job passes it over.';
comment on column order_parts.payer_email is 'Of who paid it, or until then of who last began: where the receipt goes, in lower case; empty where none was given, or once it was erased.';
comment on column order_parts.payer_locale is 'The language in which the payer is written to.';
alter table order_parts enable row level security;
alter table order_parts force row level security;
CREATE INDEX order_parts_by_payer_email ON public.order_parts USING btree (payer_email) WHERE (payer_email <> ''::text);
CREATE INDEX order_parts_to_settle ON public.order_parts USING btree (order_id) WHERE (NOT is_settled);
create policy permitted_staff_sees_order_parts on order_parts as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_sees_parts on order_parts as permissive for select to admin using (true);
create policy the_shop_keeps_parts on order_parts as permissive for all to system using (true) with check (true);
grant select on order_parts to admin;
grant insert, select, update on order_parts to system;

create table order_passes (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  value text not null,
  key text not null,
  valid_until timestamp with time zone not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  constraint order_passes_pkey PRIMARY KEY (id),
  constraint order_passes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint order_passes_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'email'::text, 'phone'::text]))),
  constraint order_passes_value_check CHECK (((length(value) >= 1) AND (length(value) <= 320)))
);
comment on table order_passes is 'Buyers whom an administrator lets order beyond the limits for a time.';
comment on column order_passes.key is 'As in order_origins.';
alter table order_passes enable row level security;
alter table order_passes force row level security;
CREATE INDEX order_passes_by_key ON public.order_passes USING btree (key, valid_until);
create policy permitted_staff_adds_order_passes on order_passes as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy permitted_staff_changes_order_passes on order_passes as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy permitted_staff_sees_order_passes on order_passes as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy staff_passes_in_the_own_name on order_passes as restrictive for insert to admin with check (is_me(created_by));
create policy staff_sees_and_ends_passes on order_passes as permissive for all to admin using (true) with check (true);
create policy the_shop_deletes_old_passes on order_passes as permissive for delete to system using (true);
create policy the_shop_reads_passes on order_passes as permissive for select to system using (true);
grant insert, select, update on order_passes to admin;
grant delete, select on order_passes to system;

create table order_pictures (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  kind text not null,
  file_name text not null,
  image_hash text not null,
  added_by uuid,
  added_at timestamp with time zone not null,
  constraint order_pictures_pkey PRIMARY KEY (id),
  constraint order_pictures_come_once UNIQUE (order_id, kind, image_hash),
  constraint order_pictures_file_name_key UNIQUE (file_name),
  constraint order_pictures_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint order_pictures_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 100))),
  constraint order_pictures_image_hash_check CHECK ((image_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint order_pictures_kind_check CHECK ((kind = ANY (ARRAY['delivery'::text, 'damage'::text]))),
  constraint order_pictures_of_delivery_are_staffs CHECK (((kind = 'damage'::text) OR (added_by IS NOT NULL)))
);
comment on table order_pictures is 'Photos of an order: of the delivery by staff, of damage by the buyer; re-encoded without camera and location data.';
alter table order_pictures enable row level security;
alter table order_pictures force row level security;
CREATE INDEX order_pictures_of_order ON public.order_pictures USING btree (order_id, added_at);
create policy permitted_staff_adds_order_pictures on order_pictures as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text]) AS may));
create policy permitted_staff_sees_order_pictures on order_pictures as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'compliance'::text]) AS may));
create policy staff_adds_pictures_in_the_own_name on order_pictures as permissive for insert to admin with check (((kind = 'delivery'::text) AND is_me(added_by)));
create policy staff_and_shop_see_pictures on order_pictures as permissive for select to admin, system using (true);
create policy the_shop_keeps_pictures_of_damage on order_pictures as permissive for insert to system with check (((kind = 'damage'::text) AND (added_by IS NULL)));
grant insert, select on order_pictures to admin;
grant insert, select on order_pictures to system;

create table order_refusals (
  day date not null,
  key text not null,
  reason text not null,
  count integer not null default 1,
  email text not null,
  phone text not null,
  refused_at timestamp with time zone not null,
  constraint order_refusals_pkey PRIMARY KEY (day, key, reason),
  constraint order_refusals_count_check CHECK ((count > 0)),
  constraint order_refusals_email_check CHECK ((length(email) <= 320)),
  constraint order_refusals_phone_check CHECK ((length(phone) <= 60)),
  constraint order_refusals_reason_check CHECK ((reason = ANY (ARRAY['too_many_orders'::text, 'too_many_unpaid'::text, 'too_many_reserved'::text, 'too_large_unpaid'::text, 'units_set_aside'::text])))
);
comment on table order_refusals is 'Refused orders by day, buyer and limit; at most 500 rows a day and 20 buyers of a network, deleted after 30 days.';
comment on column order_refusals.key is 'The network as in order_origins, a space and the buyer; without the buyer for those beyond 20 of a network, empty beyond 500 rows.';
alter table order_refusals enable row level security;
alter table order_refusals force row level security;
create policy permitted_staff_sees_order_refusals on order_refusals as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy staff_sees_refused_orders on order_refusals as permissive for select to admin using (true);
create policy the_shop_counts_refused_orders on order_refusals as permissive for all to system using (true) with check (true);
grant select on order_refusals to admin;
grant delete, insert, select, update on order_refusals to system;

create table orders (
  id uuid not null default gen_random_uuid(),
  order_number text not null,
  user_id uuid,
  attempt_key text not null,
  attempt_hash text not null,
  locale text not null,
  destination text not null,
  payment_method text not null,
  payment_status text not null,
  compliance_status text not null,
  delivery_status text not null,
  buyer jsonb not null,
  buyer_email text not null,
  recipient jsonb not null,
  identity_sealed text,
  shows_prices boolean not null default false,
  link_version integer not null default 1,
  coupon_code text,
  subtotal_cents bigint not null,
  shipping_cents bigint not null,
  agency_fee_cents bigint not null,
  tax_cents bigint not null,
  installation_cents bigint not null,
  discount_cents bigint not null,
  total_cents bigint not null,
  tariff jsonb not null,
  delivery_window jsonb,
  is_signed boolean not null default false,
  export_basis text,
  export_filing text not null default ''::text,
  carrier text not null default ''::text,
  tracking_code text not null default ''::text,
  placed_at timestamp with time zone not null,
  pay_by timestamp with time zone,
  paid_at timestamp with time zone,
  closed_at timestamp with time zone,
  received_by text not null default ''::text,
  items_until timestamp with time zone,
  items_released_at timestamp with time zone,
  delivery_saving_cents bigint not null default 0,
  logistics_cents bigint,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_attempt_is_unique UNIQUE (attempt_key),
  constraint orders_number_is_unique UNIQUE (order_number),
  constraint orders_payment_method_fkey FOREIGN KEY (payment_method) REFERENCES payment_methods(method),
  constraint orders_add_up CHECK ((total_cents = ((((((subtotal_cents + shipping_cents) + agency_fee_cents) + tax_cents) + installation_cents) - discount_cents) - delivery_saving_cents))),
  constraint orders_agency_fee_cents_check CHECK ((agency_fee_cents >= 0)),
  constraint orders_attempt_key_check CHECK ((attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'::text)),
  constraint orders_buyer_check CHECK ((jsonb_typeof(buyer) = 'object'::text)),
  constraint orders_delivery_saving_cents_check CHECK ((delivery_saving_cents >= 0)),
  constraint orders_destination_check CHECK ((destination = ANY (ARRAY['usa'::text, 'cuba'::text]))),
  constraint orders_discount_cents_check CHECK ((discount_cents >= 0)),
  constraint orders_export_basis_check CHECK ((export_basis = ANY (ARRAY['SCP'::text, 'GFT'::text, 'LICENSE'::text]))),
  constraint orders_installation_cents_check CHECK ((installation_cents >= 0)),
  constraint orders_link_version_check CHECK ((link_version > 0)),
  constraint orders_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint orders_logistics_cents_check CHECK ((logistics_cents >= 0)),
  constraint orders_number_is_an_order_number CHECK ((order_number ~ '^GS(-[0-9A-HJKMNP-TV-Z]{4}){3}$'::text)),
  constraint orders_received_by_check CHECK ((length(received_by) <= 200)),
  constraint orders_recipient_check CHECK ((jsonb_typeof(recipient) = 'object'::text)),
  constraint orders_shipping_cents_check CHECK ((shipping_cents >= 0)),
  constraint orders_subtotal_cents_check CHECK ((subtotal_cents >= 0)),
  constraint orders_tariff_check CHECK ((jsonb_typeof(tariff) = 'object'::text)),
  constraint orders_tax_cents_check CHECK ((tax_cents >= 0)),
  constraint orders_total_cents_check CHECK ((total_cents >= 0))
);
comment on table orders is 'Orders with the prices, texts and tariff of their day. Their sums never change.';
comment on column orders.attempt_key is 'One per submission of the checkout: sent twice it is the same order.';
comment on column orders.attempt_hash is 'Hash of the submitted input; the same key with different input is refused.';
comment on column orders.identity_sealed is 'The recipient''s carné de identidad, encrypted by the application.';
comment on column orders.pay_by is 'An unpaid order expires after this; null where no payment is awaited.';
comment on column orders.closed_at is 'Since when the order will not be delivered: its stock and its use of the coupon were returned.';
comment on column orders.received_by is 'Who received the order at the door, as the carrier recorded it.';
comment on column orders.items_until is 'Until when the items are reserved without a proof of payment; null once one is there, and for other methods.';
comment on column orders.items_released_at is 'Since when an open order reserves nothing; null while it reserves its items.';
comment on column orders.delivery_saving_cents is 'Taken off the subtotal: each delivery fee but the highest, where the shop delivers an order once.';
comment on column orders.logistics_cents is 'For the books, Cuba only: weight × rate + one fixed fee; part of no sum.';
alter table orders enable row level security;
alter table orders force row level security;
CREATE INDEX orders_by_buyer ON public.orders USING btree (lower(buyer_email), placed_at DESC);
CREATE INDEX orders_by_closing ON public.orders USING btree (closed_at) WHERE ((paid_at IS NOT NULL) AND (closed_at IS NOT NULL));
CREATE INDEX orders_by_compliance_state ON public.orders USING btree (compliance_status, placed_at DESC, id DESC);
CREATE INDEX orders_by_delivery_state ON public.orders USING btree (delivery_status, placed_at DESC, id DESC);
CREATE INDEX orders_by_destination ON public.orders USING btree (destination, placed_at DESC, id DESC);
CREATE INDEX orders_by_method ON public.orders USING btree (payment_method, placed_at DESC, id DESC);
CREATE INDEX orders_by_payment ON public.orders USING btree (paid_at) INCLUDE (id, destination, payment_method, total_cents, tax_cents, subtotal_cents, discount_cents, shipping_cents, agency_fee_cents, installation_cents, delivery_saving_cents, closed_at) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_by_payment_state ON public.orders USING btree (payment_status, placed_at DESC, id DESC);
CREATE INDEX orders_by_province ON public.orders USING btree ((((recipient -> 'address'::text) ->> 'provinceCode'::text)), placed_at DESC, id DESC);
CREATE INDEX orders_by_words ON public.orders USING gin (order_words(order_number, buyer, recipient, tracking_code) gin_trgm_ops) WITH (gin_pending_list_limit='65536');
CREATE INDEX orders_installation_idx ON public.orders USING btree (placed_at DESC, id DESC) WHERE (installation_cents > 0);
CREATE INDEX orders_newest ON public.orders USING btree (placed_at DESC, id DESC);
CREATE INDEX orders_of_customer ON public.orders USING btree (user_id, placed_at DESC);
CREATE INDEX orders_on_the_way ON public.orders USING btree (placed_at DESC, id DESC) WHERE ((payment_status = ANY (ARRAY['paid'::text, 'partly_refunded'::text])) AND (delivery_status <> ALL (ARRAY['delivered'::text, 'returned'::text, 'cancelled'::text])));
CREATE INDEX orders_to_expire ON public.orders USING btree (pay_by) WHERE (pay_by IS NOT NULL);
CREATE INDEX orders_to_release ON public.orders USING btree (items_until) WHERE (items_until IS NOT NULL);
CREATE TRIGGER a_changed_order_forgets_days AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.destination IS DISTINCT FROM new.destination)) OR (old.payment_method IS DISTINCT FROM new.payment_method)) OR (old.paid_at IS DISTINCT FROM new.paid_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.total_cents IS DISTINCT FROM new.total_cents)) OR (old.tax_cents IS DISTINCT FROM new.tax_cents)) OR (old.subtotal_cents IS DISTINCT FROM new.subtotal_cents)) OR (old.discount_cents IS DISTINCT FROM new.discount_cents)) OR (old.shipping_cents IS DISTINCT FROM new.shipping_cents)) OR (old.agency_fee_cents IS DISTINCT FROM new.agency_fee_cents)) OR (old.installation_cents IS DISTINCT FROM new.installation_cents)) OR (old.delivery_saving_cents IS DISTINCT FROM new.delivery_saving_cents)) AND ((LEAST(old.paid_at, old.closed_at, new.paid_at, new.closed_at) < (now() - '12:00:00'::interval)) OR ((old.destination IS DISTINCT FROM new.destination) OR (old.payment_method IS DISTINCT FROM new.payment_method))))) EXECUTE FUNCTION forget_days_of_order();
CREATE TRIGGER a_deleted_order_forgets_days AFTER DELETE ON public.orders FOR EACH ROW EXECUTE FUNCTION forget_days_of_order();
CREATE TRIGGER a_new_order_forgets_days AFTER INSERT ON public.orders FOR EACH ROW WHEN ((LEAST(new.paid_at, new.closed_at) < (now() - '12:00:00'::interval))) EXECUTE FUNCTION forget_days_of_order();
CREATE TRIGGER no_orders_no_days AFTER TRUNCATE ON public.orders FOR EACH STATEMENT EXECUTE FUNCTION forget_all_days();
CREATE TRIGGER orders_bring_zelle_along AFTER UPDATE OF user_id ON public.orders FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION zelle_follows_its_buyer();
CREATE TRIGGER orders_change_as_permitted BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION change_orders_as_permitted();
CREATE TRIGGER orders_find_their_account BEFORE INSERT ON public.orders FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION find_account_of_buyer();
CREATE TRIGGER orders_tell_zelle AFTER UPDATE OF payment_status ON public.orders FOR EACH ROW WHEN ((old.payment_status IS DISTINCT FROM new.payment_status)) EXECUTE FUNCTION zelle_follows_its_order();
create policy a_customer_sees_own_orders on orders as permissive for select to customer using (((user_id)::text = current_setting('shop.actor_id'::text, true)));
create policy permitted_staff_adds_orders on orders as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text]) AS may));
create policy permitted_staff_changes_orders on orders as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'customers'::text]) AS may));
create policy permitted_staff_sees_orders on orders as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may) OR is_me(user_id)));
create policy staff_keeps_orders on orders as permissive for all to admin, system using (true) with check (true);
grant insert, select, update on orders to admin;
grant select (id, order_number, user_id, locale, destination, payment_method, payment_status, compliance_status, delivery_status, buyer, buyer_email, recipient, shows_prices, link_version, coupon_code, subtotal_cents, shipping_cents, agency_fee_cents, tax_cents, installation_cents, discount_cents, total_cents, tariff, delivery_window, is_signed, export_basis, export_filing, carrier, tracking_code, placed_at, pay_by, paid_at, closed_at, received_by, items_until, items_released_at, delivery_saving_cents, logistics_cents) on orders to customer;
grant insert, select, update on orders to system;

create table outbox (
  id uuid not null default gen_random_uuid(),
  recipient text not null,
  reply_to text not null default ''::text,
  locale text not null,
  letter text not null,
  subject text not null,
  html text,
  text text,
  created_at timestamp with time zone not null,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text not null default ''::text,
  provider_id text not null default ''::text,
  push_device uuid,
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_push_device_fkey FOREIGN KEY (push_device) REFERENCES push_devices(id) ON DELETE CASCADE,
  constraint outbox_attempts_check CHECK ((attempts >= 0)),
  constraint outbox_keeps_bodies_until_they_are_sent CHECK (
CASE
    WHEN (sent_at IS NULL) THEN ((html IS NOT NULL) AND (text IS NOT NULL))
    ELSE (((html IS NULL) = (text IS NULL)) AND ((html IS NULL) OR (provider_id ~~ '%.eml'::text)))
END),
  constraint outbox_letter_check CHECK ((letter <> ''::text)),
  constraint outbox_letters_end_once CHECK (((sent_at IS NULL) OR (failed_at IS NULL))),
  constraint outbox_letters_fit CHECK (((octet_length(html) + octet_length(text)) <= 30000)),
  constraint outbox_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint outbox_recipient_is_one_address CHECK (((length(recipient) <= 320) AND (recipient ~ '^[^[:space:][:cntrl:]@<>,;"]+@[^[:space:][:cntrl:]@<>,;"]+$'::text))),
  constraint outbox_subject_is_one_line CHECK ((((length(subject) >= 1) AND (length(subject) <= 200)) AND (subject !~ '[[:cntrl:]]'::text)))
);
comment on table outbox is 'E-mails to send, written in the transaction that causes them.';
comment on column outbox.html is 'Contains links that open accounts: deleted once the e-mail is sent.';
comment on column outbox.next_attempt_at is 'While an e-mail is being sent: when another process may take over.';
comment on column outbox.push_device is 'Sent to this device instead of by e-mail; text is what the device shows.';
alter table outbox enable row level security;
alter table outbox force row level security;
CREATE INDEX outbox_by_age ON public.outbox USING btree (created_at);
CREATE INDEX outbox_by_device ON public.outbox USING btree (push_device) WHERE (push_device IS NOT NULL);
CREATE INDEX outbox_by_recipient ON public.outbox USING btree (lower(recipient), created_at DESC);
CREATE INDEX outbox_failed ON public.outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX outbox_in_files ON public.outbox USING btree (created_at) WHERE ((sent_at IS NOT NULL) AND (html IS NOT NULL));
CREATE INDEX outbox_waiting ON public.outbox USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE TRIGGER letters_are_announced AFTER INSERT ON public.outbox FOR EACH STATEMENT EXECUTE FUNCTION announce_letter();
create policy the_sender_keeps_the_outbox on outbox as permissive for all to system using (true) with check (true);
create policy whoever_causes_a_letter_puts_it_in_the_outbox on outbox as permissive for insert to admin, anon, customer with check (((attempts = 0) AND (sent_at IS NULL) AND (failed_at IS NULL) AND (push_device IS NULL)));
grant insert on outbox to admin;
grant insert on outbox to anon;
grant insert on outbox to customer;
grant delete, insert, select, update on outbox to system;

create table part_payments (
  id uuid not null default gen_random_uuid(),
  part_id uuid not null,
  provider text not null,
  paypal_order_id text,
  amount_cents bigint not null,
  state text not null default 'creating'::text,
  approve_link text not null default ''::text,
  capture_tries integer not null default 0,
  last_issue text not null default ''::text,
  created_at timestamp with time zone not null,
  checks integer not null default 0,
  next_check_at timestamp with time zone not null,
  payer_name text not null default ''::text,
  payer_country text not null default ''::text,
  payer_email text not null default ''::text,
  payer_locale text not null default 'es'::text,
  constraint part_payments_pkey PRIMARY KEY (id),
  constraint part_payments_are_known_once UNIQUE (paypal_order_id),
  constraint part_payments_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id),
  constraint part_payments_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint part_payments_amount_cents_check CHECK ((amount_cents > 0)),
  constraint part_payments_are_named_when_open CHECK (((state = ANY (ARRAY['creating'::text, 'closed'::text])) OR (paypal_order_id IS NOT NULL))),
  constraint part_payments_capture_tries_check CHECK ((capture_tries >= 0)),
  constraint part_payments_checks_check CHECK ((checks >= 0)),
  constraint part_payments_payer_country_check CHECK ((length(payer_country) <= 2)),
  constraint part_payments_payer_email_check CHECK ((length(payer_email) <= 254)),
  constraint part_payments_payer_locale_check CHECK ((payer_locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint part_payments_payer_name_check CHECK ((length(payer_name) <= 120)),
  constraint part_payments_state_check CHECK ((state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text, 'captured'::text, 'closed'::text])))
);
comment on table part_payments is 'One attempt to pay a part at a provider; its id is the idempotency key of the request.';
comment on column part_payments.paypal_order_id is 'The provider''s id of the payment.';
comment on column part_payments.next_check_at is 'When a process may ask the provider about it; during a request, when another process may take over.';
comment on column part_payments.payer_email is 'Where whoever began this attempt wants the receipt; empty where none was given, or once it was erased.';
alter table part_payments enable row level security;
alter table part_payments force row level security;
CREATE INDEX part_payments_due ON public.part_payments USING btree (next_check_at) WHERE (state = ANY (ARRAY['open'::text, 'capturing'::text, 'review'::text]));
CREATE INDEX part_payments_of_part ON public.part_payments USING btree (part_id, created_at DESC);
CREATE UNIQUE INDEX part_payments_one_at_a_time ON public.part_payments USING btree (part_id) WHERE (state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text]));
create policy permitted_staff_sees_part_payments on part_payments as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_sees_part_payments on part_payments as permissive for select to admin using (true);
create policy the_shop_keeps_part_payments on part_payments as permissive for all to system using (true) with check (true);
grant select on part_payments to admin;
grant insert, select, update on part_payments to system;

create table part_transfers (
  part_id uuid not null,
  method text not null,
  recipient text not null,
  registered_name text not null,
  memo text not null,
  opened_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  sender_name text not null default ''::text,
  confirmation text not null default ''::text,
  first_by uuid,
  first_at timestamp with time zone,
  first_reference text,
  first_amount_cents bigint,
  proof_file text,
  proof_hash text,
  payer_name text not null default ''::text,
  payer_country text not null default ''::text,
  payer_email text not null default ''::text,
  payer_locale text not null default 'es'::text,
  second_person_above_cents bigint,
  constraint part_transfers_pkey PRIMARY KEY (part_id),
  constraint part_transfers_memo_key UNIQUE (memo),
  constraint part_transfers_proof_file_key UNIQUE (proof_file),
  constraint part_transfers_method_fkey FOREIGN KEY (method) REFERENCES payment_methods(method),
  constraint part_transfers_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id),
  constraint part_transfers_confirmation_check CHECK ((length(confirmation) <= 60)),
  constraint part_transfers_first_amount_cents_check CHECK ((first_amount_cents > 0)),
  constraint part_transfers_first_look_is_whole CHECK ((num_nulls(first_by, first_at, first_reference, first_amount_cents) = ANY (ARRAY[0, 4]))),
  constraint part_transfers_payer_country_check CHECK ((length(payer_country) <= 2)),
  constraint part_transfers_payer_email_check CHECK ((length(payer_email) <= 254)),
  constraint part_transfers_payer_locale_check CHECK ((payer_locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint part_transfers_payer_name_check CHECK ((length(payer_name) <= 120)),
  constraint part_transfers_proof_hash_check CHECK ((proof_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint part_transfers_proof_is_whole CHECK ((num_nulls(proof_file, proof_hash) = ANY (ARRAY[0, 2]))),
  constraint part_transfers_second_person_above_cents_check CHECK ((second_person_above_cents >= 0)),
  constraint part_transfers_sender_name_check CHECK ((length(sender_name) <= 120))
);
comment on table part_transfers is 'The manual transfer awaited for a part; an administrator confirms it at the bank.';
comment on column part_transfers.sent_at is 'When the payer said that it was sent, which proves nothing.';
comment on column part_transfers.first_by is 'The administrator who first confirmed a large amount; another one must confirm it too.';
comment on column part_transfers.proof_file is 'The payer''s screenshot, without camera and location data; it proves no payment.';
comment on column part_transfers.payer_email is 'Where whoever chose this transfer wants the receipt; empty where none was given, or once it was erased.';
comment on column part_transfers.second_person_above_cents is 'The least sum that needed two persons while its order waited, where the owner raised it since; else null.';
alter table part_transfers enable row level security;
alter table part_transfers force row level security;
CREATE INDEX part_transfers_by_proof ON public.part_transfers USING btree (proof_hash);
create policy permitted_staff_changes_part_transfers on part_transfers as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy permitted_staff_sees_part_transfers on part_transfers as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_looks_in_the_own_name on part_transfers as permissive for update to admin using (true) with check (((first_by IS NULL) OR is_me(first_by)));
create policy staff_sees_part_transfers on part_transfers as permissive for select to admin using (true);
create policy the_shop_keeps_part_transfers on part_transfers as permissive for all to system using (true) with check (true);
grant select, update (first_by, first_at, first_reference, first_amount_cents) on part_transfers to admin;
grant insert, select, update on part_transfers to system;

create table payment_method_settings (
  method text not null,
  is_active boolean not null default false,
  destinations text[] not null default '{usa,cuba}'::text[],
  least_amount numeric(12,2) not null default 0,
  most_amount numeric(12,2),
  details jsonb not null default '{}'::jsonb,
  updated_at timestamp with time zone not null default now(),
  constraint payment_method_settings_pkey PRIMARY KEY (method),
  constraint payment_method_settings_method_fkey FOREIGN KEY (method) REFERENCES payment_methods(method),
  constraint payment_method_settings_destinations_check CHECK ((destinations <@ ARRAY['usa'::text, 'cuba'::text])),
  constraint payment_method_settings_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  constraint payment_method_settings_least_amount_check CHECK ((least_amount >= (0)::numeric)),
  constraint payment_method_settings_most_amount_check CHECK ((most_amount > (0)::numeric))
);
comment on table payment_method_settings is 'The payment methods the owner accepts; a method without a row is off.';
comment on column payment_method_settings.details is 'Of a manual transfer: recipient, registered_name, second_person_above.';
alter table payment_method_settings enable row level security;
alter table payment_method_settings force row level security;
CREATE TRIGGER payment_method_settings_are_announced AFTER INSERT OR DELETE OR UPDATE ON public.payment_method_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change('payment_methods');
CREATE TRIGGER payment_method_settings_are_touched BEFORE UPDATE ON public.payment_method_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
create policy a_changed_transfer_goes_to_somebody on payment_method_settings as restrictive for update to admin, system using (true) with check (goes_to_somebody(method, is_active, details));
create policy a_transfer_goes_to_somebody on payment_method_settings as restrictive for insert to admin, system with check (goes_to_somebody(method, is_active, details));
create policy everyone_sees_open_methods on payment_method_settings as permissive for select to anon, customer using (is_active);
create policy owners_open_methods on payment_method_settings as restrictive for insert to admin with check (( SELECT is_owner() AS is_owner));
create policy owners_set_methods on payment_method_settings as restrictive for update to admin using (true) with check (( SELECT is_owner() AS is_owner));
create policy staff_sets_methods on payment_method_settings as permissive for all to admin, system using (true) with check (true);
grant insert, select, update on payment_method_settings to admin;
grant select (method, is_active, destinations, least_amount, most_amount) on payment_method_settings to anon;
grant select (method, is_active, destinations, least_amount, most_amount) on payment_method_settings to customer;
grant insert, select, update on payment_method_settings to system;

create table payment_methods (
  method text not null,
  kind text not null,
  name text not null,
  instructions_es text not null default ''::text,
  instructions_en text not null default ''::text,
  added_at timestamp with time zone not null default now(),
  constraint payment_methods_pkey PRIMARY KEY (method),
  constraint payment_methods_instructions_en_check CHECK ((length(instructions_en) <= 300)),
  constraint payment_methods_instructions_es_check CHECK ((length(instructions_es) <= 300)),
  constraint payment_methods_kind_check CHECK ((kind = ANY (ARRAY['provider'::text, 'manual'::text]))),
  constraint payment_methods_method_check CHECK ((method ~ '^[a-z][a-z0-9_]{1,30}$'::text)),
  constraint payment_methods_name_check CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 60))))
);
comment on table payment_methods is 'Every payment method; orders and money refer to them, so that none is ever removed.';
comment on column payment_methods.kind is 'A provider takes the money itself; a manual transfer is confirmed at the bank by a person.';
comment on column payment_methods.name is 'The same in every language.';
alter table payment_methods enable row level security;
alter table payment_methods force row level security;
CREATE UNIQUE INDEX payment_methods_by_name ON public.payment_methods USING btree (lower(name));
CREATE TRIGGER payment_methods_are_announced AFTER INSERT OR DELETE OR UPDATE ON public.payment_methods FOR EACH STATEMENT EXECUTE FUNCTION announce_change('payment_methods');
create policy everyone_sees_methods on payment_methods as permissive for select to admin, anon, customer, system using (true);
create policy owners_add_methods on payment_methods as restrictive for insert to admin with check (( SELECT is_owner() AS is_owner));
create policy owners_change_methods on payment_methods as restrictive for update to admin using (true) with check (( SELECT is_owner() AS is_owner));
create policy staff_adds_transfers on payment_methods as permissive for insert to admin, system with check ((kind = 'manual'::text));
create policy staff_renames_transfers on payment_methods as permissive for update to admin, system using ((kind = 'manual'::text)) with check ((kind = 'manual'::text));
grant insert, select, update (name, instructions_es, instructions_en) on payment_methods to admin;
grant select on payment_methods to anon;
grant select on payment_methods to customer;
grant insert, select, update (name, instructions_es, instructions_en) on payment_methods to system;

create table payments (
  id bigint not null generated always as identity,
  order_id uuid not null,
  provider text not null,
  kind text not null,
  provider_id text not null,
  amount_cents bigint not null,
  fee_cents bigint not null default 0,
  note text not null default ''::text,
  noted_by uuid,
  at timestamp with time zone not null,
  part_id uuid,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_are_counted_once UNIQUE (provider, kind, provider_id),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payments_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id),
  constraint payments_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint payments_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payments_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text]))),
  constraint payments_note_check CHECK ((length(note) <= 500)),
  constraint payments_provider_id_check CHECK (((length(provider_id) >= 1) AND (length(provider_id) <= 100)))
);
comment on table payments is 'Append-only: every cent that came and every cent that went back.';
comment on column payments.provider_id is 'The capture or refund at PayPal; for Zelle the reference of the bank.';
comment on column payments.part_id is 'The part that it paid or returned; null for an order that is paid whole.';
alter table payments enable row level security;
alter table payments force row level security;
CREATE INDEX payments_by_time ON public.payments USING btree (at);
CREATE INDEX payments_of_order ON public.payments USING btree (order_id, id);
CREATE INDEX payments_of_part ON public.payments USING btree (part_id) WHERE (part_id IS NOT NULL);
CREATE TRIGGER a_changed_payment_forgets_days AFTER DELETE OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION forget_days_of_entry();
CREATE TRIGGER a_late_payment_forgets_days AFTER INSERT ON public.payments FOR EACH ROW WHEN ((new.at < (now() - '12:00:00'::interval))) EXECUTE FUNCTION forget_days_of_entry();
CREATE TRIGGER no_payments_no_days AFTER TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION forget_all_days();
create policy permitted_staff_adds_payments on payments as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy permitted_staff_sees_payments on payments as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_notes_in_the_own_name on payments as permissive for insert to admin with check ((is_manual_transfer(provider) AND is_me(noted_by)));
create policy the_ledger_grows on payments as permissive for insert to system with check (true);
create policy the_ledger_is_written_once on payments as permissive for select to admin, system using (true);
grant insert, select on payments to admin;
grant insert, select on payments to system;

create table paypal_events (
  id text not null,
  event_type text not null,
  handled_at timestamp with time zone not null,
  provider text not null,
  constraint paypal_events_pkey PRIMARY KEY (provider, id),
  constraint paypal_events_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint paypal_events_id_check CHECK (((length(id) >= 1) AND (length(id) <= 100)))
);
comment on table paypal_events is 'Handled webhooks of providers; a repeated one changes nothing.';
alter table paypal_events enable row level security;
alter table paypal_events force row level security;
CREATE INDEX paypal_events_by_age ON public.paypal_events USING btree (handled_at);
create policy the_shop_keeps_paypal_events on paypal_events as permissive for all to system using (true) with check (true);
grant delete, insert, select on paypal_events to system;

create table paypal_orders (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  paypal_order_id text,
  amount_cents bigint not null,
  state text not null default 'creating'::text,
  approve_link text not null default ''::text,
  capture_tries integer not null default 0,
  screened_name text not null default ''::text,
  last_issue text not null default ''::text,
  created_at timestamp with time zone not null,
  checks integer not null default 0,
  next_check_at timestamp with time zone not null,
  provider text not null,
  constraint paypal_orders_pkey PRIMARY KEY (id),
  constraint paypal_orders_are_known_once UNIQUE (paypal_order_id),
  constraint paypal_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint paypal_orders_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint paypal_orders_amount_cents_check CHECK ((amount_cents > 0)),
  constraint paypal_orders_are_named_when_open CHECK (((state = ANY (ARRAY['creating'::text, 'closed'::text])) OR (paypal_order_id IS NOT NULL))),
  constraint paypal_orders_capture_tries_check CHECK ((capture_tries >= 0)),
  constraint paypal_orders_checks_check CHECK ((checks >= 0)),
  constraint paypal_orders_state_check CHECK ((state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text, 'captured'::text, 'closed'::text])))
);
comment on table paypal_orders is 'One attempt to pay at a provider; its id is the idempotency key of the request.';
comment on column paypal_orders.paypal_order_id is 'The provider''s id of the payment.';
comment on column paypal_orders.next_check_at is 'When a process may ask the provider about it; during a request, when another process may take over.';
alter table paypal_orders enable row level security;
alter table paypal_orders force row level security;
CREATE INDEX paypal_orders_of_order ON public.paypal_orders USING btree (order_id, created_at DESC);
CREATE UNIQUE INDEX paypal_orders_one_at_a_time ON public.paypal_orders USING btree (order_id) WHERE (state = ANY (ARRAY['creating'::text, 'open'::text, 'capturing'::text, 'review'::text]));
CREATE INDEX paypal_orders_to_check ON public.paypal_orders USING btree (next_check_at) WHERE (state = ANY (ARRAY['open'::text, 'capturing'::text, 'review'::text]));
create policy permitted_staff_sees_paypal_orders on paypal_orders as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_sees_paypal_orders on paypal_orders as permissive for select to admin using (true);
create policy the_shop_keeps_paypal_orders on paypal_orders as permissive for all to system using (true) with check (true);
grant select on paypal_orders to admin;
grant insert, select, update on paypal_orders to system;

create table permission_members (
  user_id uuid not null,
  set_id uuid not null,
  constraint permission_members_pkey PRIMARY KEY (user_id),
  constraint permission_members_set_id_fkey FOREIGN KEY (set_id) REFERENCES permission_sets(id) ON DELETE RESTRICT,
  constraint permission_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table permission_members is 'Administrators who may do only what their set names.';
alter table permission_members enable row level security;
alter table permission_members force row level security;
CREATE INDEX permission_members_by_set ON public.permission_members USING btree (set_id);
CREATE TRIGGER a_set_ends_invitations AFTER INSERT ON public.permission_members FOR EACH ROW EXECUTE FUNCTION revoke_invitations_of_maker('user_id');
CREATE TRIGGER changed_members_are_announced AFTER INSERT OR DELETE OR UPDATE ON public.permission_members FOR EACH STATEMENT EXECUTE FUNCTION announce_permissions();
CREATE TRIGGER members_are_guarded BEFORE INSERT OR UPDATE ON public.permission_members FOR EACH ROW EXECUTE FUNCTION guard_members();
create policy a_lost_role_ends_memberships on permission_members as permissive for delete to system using (true);
create policy invitations_add_members on permission_members as permissive for insert to system with check (true);
create policy owners_add_members on permission_members as permissive for insert to admin with check (is_owner());
create policy owners_move_members on permission_members as permissive for update to admin using (true) with check (is_owner());
create policy owners_release_members on permission_members as permissive for delete to admin using (is_owner());
create policy staff_sees_members on permission_members as permissive for select to admin, system using (true);
grant delete, insert, select, update on permission_members to admin;
grant delete, insert, select on permission_members to system;

create table permission_sets (
  id uuid not null default gen_random_uuid(),
  name text not null,
  permissions text[] not null,
  constraint permission_sets_pkey PRIMARY KEY (id),
  constraint permission_sets_name_key UNIQUE (name),
  constraint permission_sets_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint permission_sets_permissions_check CHECK ((permissions <@ ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'catalogue'::text, 'content'::text, 'accounting'::text, 'customers'::text]))
);
comment on table permission_sets is 'Permissions under a name that the owner chose.';
alter table permission_sets enable row level security;
alter table permission_sets force row level security;
CREATE TRIGGER changed_sets_are_announced AFTER UPDATE ON public.permission_sets FOR EACH STATEMENT EXECUTE FUNCTION announce_permissions();
create policy owners_change_sets on permission_sets as permissive for update to admin using (true) with check (is_owner());
create policy owners_make_sets on permission_sets as permissive for insert to admin with check (is_owner());
create policy owners_remove_sets on permission_sets as permissive for delete to admin using (is_owner());
create policy staff_sees_sets on permission_sets as permissive for select to admin, system using (true);
grant delete, insert, select, update on permission_sets to admin;
grant select on permission_sets to system;

create table product_aliases (
  alias text not null,
  product_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint product_aliases_pkey PRIMARY KEY (alias),
  constraint product_aliases_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_aliases_alias_check CHECK ((alias <> ''::text))
);
comment on table product_aliases is 'Former URLs of products, which redirect to the present one.';
alter table product_aliases enable row level security;
alter table product_aliases force row level security;
CREATE INDEX product_aliases_of_product ON public.product_aliases USING btree (product_id);
create policy everyone_follows_aliases on product_aliases as permissive for select to anon, customer using (true);
create policy permitted_staff_adds_product_aliases on product_aliases as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_product_aliases on product_aliases as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_product_aliases on product_aliases as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_aliases on product_aliases as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on product_aliases to admin;
grant select on product_aliases to anon;
grant select on product_aliases to customer;
grant delete, insert, select, update on product_aliases to system;

create table product_imports (
  id uuid not null,
  made_at timestamp with time zone not null,
  made_by uuid,
  file_name text not null,
  state text not null,
  plan jsonb not null,
  decided_at timestamp with time zone,
  constraint product_imports_pkey PRIMARY KEY (id),
  constraint product_imports_are_decided_once CHECK (((state = 'checked'::text) = (decided_at IS NULL))),
  constraint product_imports_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint product_imports_state_check CHECK ((state = ANY (ARRAY['checked'::text, 'applied'::text, 'undone'::text])))
);
comment on table product_imports is 'A file of products: what it would change, and once applied what it changed, so that it can be undone.';
alter table product_imports enable row level security;
alter table product_imports force row level security;
CREATE INDEX product_imports_newest ON public.product_imports USING btree (made_at DESC);
create policy permitted_staff_adds_product_imports on product_imports as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_product_imports on product_imports as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_product_imports on product_imports as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_sees_product_imports on product_imports as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_imports_products on product_imports as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on product_imports to admin;
grant delete, insert, select, update on product_imports to system;

create table products (
  id uuid not null default gen_random_uuid(),
  sku text,
  name text not null,
  name_en text,
  category text not null default 'unknown'::text,
  url_slug text,
  short_description text,
  short_description_en text,
  description text,
  description_en text,
  image_url text,
  gallery_images jsonb not null default '[]'::jsonb,
  share_image_url text,
  specs jsonb not null default '{}'::jsonb,
  wh_available integer,
  cost_price numeric(12,2),
  sell_price numeric(12,2),
  numeric_price numeric(12,2),
  final_price numeric(12,2),
  delivery_fee numeric(12,2),
  weight_lbs numeric(10,2),
  track_inventory boolean not null default false,
  stock_quantity integer,
  available_for text,
  is_active boolean not null default true,
  is_publicly_visible boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  power_w integer generated always as (
CASE category
    WHEN 'panel'::text THEN spec_number(specs, 'power_w'::text)
    WHEN 'inverter'::text THEN spec_number(specs, 'continuous_w'::text)
    WHEN 'portable'::text THEN spec_number(specs, 'ac_output_w'::text)
    WHEN 'kit'::text THEN spec_number(specs, 'max_continuous_w'::text)
    ELSE NULL::integer
END) stored,
  energy_wh integer generated always as (
CASE category
    WHEN 'battery'::text THEN spec_number(specs, 'energy_wh'::text)
    WHEN 'portable'::text THEN spec_number(specs, 'capacity_wh'::text)
    WHEN 'kit'::text THEN wh_available
    ELSE NULL::integer
END) stored,
  usable_wh integer generated always as (
CASE category
    WHEN 'battery'::text THEN spec_number(specs, 'usable_wh_90'::text)
    WHEN 'portable'::text THEN spec_number(specs, 'usable_ac_wh'::text)
    WHEN 'kit'::text THEN spec_number(specs, 'usable_wh'::text)
    ELSE NULL::integer
END) stored,
  voltage_v integer generated always as (
CASE category
    WHEN 'battery'::text THEN battery_voltage(spec_number(specs, 'nominal_v'::text))
    WHEN 'inverter'::text THEN battery_voltage(spec_number(specs, 'battery_v'::text))
    ELSE NULL::integer
END) stored,
  in_stock boolean generated always as (((NOT track_inventory) OR (stock_quantity IS NULL) OR (stock_quantity > 0))) stored,
  eccn text,
  hts text,
  un_number text,
  brand text,
  model text,
  data_sheet_url text,
  certificates text,
  warranty_terms text,
  warranty_terms_en text,
  repairs text,
  repairs_en text,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_sku_is_unique UNIQUE (sku),
  constraint products_slug_is_unique UNIQUE (url_slug),
  constraint products_available_for_check CHECK ((available_for = ANY (ARRAY['all'::text, 'cuba'::text, 'usa'::text]))),
  constraint products_category_check CHECK ((category = ANY (ARRAY['kit'::text, 'battery'::text, 'panel'::text, 'inverter'::text, 'portable'::text, 'accessory'::text, 'unknown'::text]))),
  constraint products_cost_price_check CHECK ((cost_price >= (0)::numeric)),
  constraint products_delivery_fee_check CHECK ((delivery_fee >= (0)::numeric)),
  constraint products_eccn_check CHECK ((eccn <> ''::text)),
  constraint products_final_price_check CHECK ((final_price >= (0)::numeric)),
  constraint products_hts_check CHECK ((hts <> ''::text)),
  constraint products_name_check CHECK ((name <> ''::text)),
  constraint products_numeric_price_check CHECK ((numeric_price >= (0)::numeric)),
  constraint products_sell_price_check CHECK ((sell_price >= (0)::numeric)),
  constraint products_specs_check CHECK ((jsonb_typeof(specs) = 'object'::text)),
  constraint products_un_number_check CHECK ((un_number <> ''::text)),
  constraint products_url_slug_check CHECK ((url_slug <> ''::text)),
  constraint products_weight_lbs_check CHECK ((weight_lbs >= (0)::numeric)),
  constraint products_wh_available_check CHECK ((wh_available >= 0))
) with (fillfactor=50);
comment on table products is 'What the shop sells. The figures (power_w …) are generated from specs; products_view adds the prices.';
comment on column products.numeric_price is 'Price for the USA set by hand; above 0 it wins over sell_price.';
comment on column products.final_price is 'Price delivered to Cuba set by hand; above 0 it wins over the formula.';
comment on column products.eccn is 'Export control number; null until the product is classified.';
comment on column products.hts is 'Number of the customs tariff (HTS or Schedule B).';
comment on column products.un_number is 'Of dangerous goods: UN3480 for batteries alone, UN3481 inside equipment.';
comment on column products.brand is 'The maker’s brand.';
comment on column products.model is 'The maker’s name of the model.';
comment on column products.data_sheet_url is 'The maker’s data sheet, a PDF.';
comment on column products.certificates is 'Certificates and standards, as the maker states them.';
comment on column products.warranty_terms is 'What the warranty covers and what it asks for.';
comment on column products.warranty_terms_en is 'The same in English.';
comment on column products.repairs is 'Who repairs it in Cuba.';
comment on column products.repairs_en is 'The same in English.';
alter table products enable row level security;
alter table products force row level security;
CREATE INDEX products_by_folded_name ON public.products USING btree (fold(name), id);
CREATE INDEX products_by_name ON public.products USING btree (name, id) WHERE (is_active AND is_publicly_visible);
CREATE INDEX products_by_parts_of_key ON public.products USING gin (product_key(name, name_en, sku, id, url_slug) gin_trgm_ops);
CREATE TRIGGER changed_products_are_told AFTER UPDATE ON public.products REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_products();
CREATE TRIGGER new_and_gone_products_are_announced AFTER INSERT OR DELETE OR TRUNCATE ON public.products FOR EACH STATEMENT EXECUTE FUNCTION announce_change('products_view');
CREATE TRIGGER new_products_are_listed AFTER INSERT ON public.products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_listing();
CREATE TRIGGER products_are_touched BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER products_change_as_permitted AFTER UPDATE ON public.products REFERENCING OLD TABLE AS earlier NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION change_products_as_permitted();
create policy permitted_staff_adds_products on products as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_products on products as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy permitted_staff_removes_products on products as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_the_catalogue on products as permissive for all to admin, system using (true) with check (true);
create policy the_public_sees_published_products on products as permissive for select to anon, customer using ((is_active AND is_publicly_visible));
grant delete, insert, select, update on products to admin;
grant select (id, sku, name, name_en, category, url_slug, short_description, short_description_en, description, description_en, image_url, gallery_images, share_image_url, specs, wh_available, sell_price, numeric_price, final_price, delivery_fee, weight_lbs, track_inventory, stock_quantity, available_for, is_active, is_publicly_visible, created_at, updated_at, power_w, energy_wh, usable_wh, voltage_v, in_stock, brand, model, data_sheet_url, certificates, warranty_terms, warranty_terms_en, repairs, repairs_en) on products to anon;
grant select (id, sku, name, name_en, category, url_slug, short_description, short_description_en, description, description_en, image_url, gallery_images, share_image_url, specs, wh_available, sell_price, numeric_price, final_price, delivery_fee, weight_lbs, track_inventory, stock_quantity, available_for, is_active, is_publicly_visible, created_at, updated_at, power_w, energy_wh, usable_wh, voltage_v, in_stock, brand, model, data_sheet_url, certificates, warranty_terms, warranty_terms_en, repairs, repairs_en) on products to customer;
grant delete, insert, select, update on products to system;

create table province_services (
  code text not null,
  mode text not null,
  days_min integer,
  days_max integer,
  note_es text not null default ''::text,
  note_en text not null default ''::text,
  updated_at timestamp with time zone not null default now(),
  constraint province_services_pkey PRIMARY KEY (code),
  constraint province_services_code_check CHECK ((code ~ '^[0-9]{2}$'::text)),
  constraint province_services_mode_check CHECK ((mode = ANY (ARRAY['door'::text, 'pickup'::text, 'suspended'::text]))),
  constraint province_services_note_en_check CHECK ((length(note_en) <= 300)),
  constraint province_services_note_es_check CHECK ((length(note_es) <= 300)),
  constraint province_services_say_when CHECK (
CASE
    WHEN (mode = 'suspended'::text) THEN ((days_min IS NULL) AND (days_max IS NULL))
    ELSE COALESCE((((days_min >= 1) AND (days_min <= days_max)) AND (days_max <= 365)), false)
END)
);
comment on table province_services is 'How the shop delivers in a province of Cuba today; a province without a row is not served.';
alter table province_services enable row level security;
alter table province_services force row level security;
CREATE TRIGGER province_services_are_announced AFTER INSERT OR DELETE OR UPDATE ON public.province_services FOR EACH STATEMENT EXECUTE FUNCTION announce_change('province_services');
CREATE TRIGGER province_services_touched BEFORE UPDATE ON public.province_services FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
create policy everyone_reads_how_provinces_are_served on province_services as permissive for select to anon, customer using (true);
create policy permitted_staff_adds_province_services on province_services as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_province_services on province_services as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_province_services on province_services as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_how_provinces_are_served on province_services as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on province_services to admin;
grant select on province_services to anon;
grant select on province_services to customer;
grant delete, insert, select, update on province_services to system;

create table push_devices (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text not null,
  added_at timestamp with time zone not null,
  reached_at timestamp with time zone,
  failed_at timestamp with time zone,
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_endpoint_key UNIQUE (endpoint),
  constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint push_devices_auth_check CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint push_devices_endpoint_check CHECK (((endpoint ~~ 'https://%'::text) AND (length(endpoint) <= 2000))),
  constraint push_devices_p256dh_check CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)),
  constraint push_devices_user_agent_check CHECK ((length(user_agent) <= 300))
);
comment on table push_devices is 'Browsers in which staff asked for notifications; each person sees only the own.';
comment on column push_devices.endpoint is 'The address at the push service of the browser''s maker.';
comment on column push_devices.p256dh is 'The browser''s key; with auth, only that browser decrypts what is sent.';
comment on column push_devices.reached_at is 'When the push service last accepted a message.';
comment on column push_devices.failed_at is 'When the push service last refused one for good.';
alter table push_devices enable row level security;
alter table push_devices force row level security;
CREATE INDEX push_devices_by_user ON public.push_devices USING btree (user_id);
create policy staff_has_devices on push_devices as permissive for all to admin using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_writes_to_devices on push_devices as permissive for all to system using (true) with check (true);
grant delete, insert, select on push_devices to admin;
grant delete, insert, select, update on push_devices to system;

create table recipients (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  destination text not null,
  details jsonb not null,
  identity_sealed text not null default ''::text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint recipients_pkey PRIMARY KEY (id),
  constraint recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint recipients_destination_check CHECK ((destination = ANY (ARRAY['usa'::text, 'cuba'::text]))),
  constraint recipients_details_check CHECK (((jsonb_typeof(details) = 'object'::text) AND (length((details)::text) <= 20000))),
  constraint recipients_identity_sealed_check CHECK ((length(identity_sealed) <= 2000))
);
comment on table recipients is 'The address books of customers: the delivery form as it was filled in.';
comment on column recipients.identity_sealed is 'Carnés de identidad, encrypted by the application.';
alter table recipients enable row level security;
alter table recipients force row level security;
CREATE INDEX recipients_of_user ON public.recipients USING btree (user_id, created_at);
create policy everyone_keeps_an_address_book on recipients as permissive for all to admin, customer using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_keeps_address_books on recipients as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on recipients to admin;
grant delete, insert, select, update on recipients to customer;
grant delete, insert, select, update on recipients to system;

create table refunds (
  id uuid not null default gen_random_uuid(),
  order_id uuid,
  capture_id text not null,
  amount_cents bigint not null,
  reason text not null,
  state text not null default 'asked'::text,
  provider_id text not null default ''::text,
  last_issue text not null default ''::text,
  asked_by uuid,
  asked_at timestamp with time zone not null,
  checks integer not null default 0,
  next_check_at timestamp with time zone not null,
  donation_id uuid,
  provider text not null,
  part_id uuid,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_donation_id_fkey FOREIGN KEY (donation_id) REFERENCES donations(id),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_part_id_fkey FOREIGN KEY (part_id) REFERENCES order_parts(id),
  constraint refunds_provider_fkey FOREIGN KEY (provider) REFERENCES payment_methods(method),
  constraint refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refunds_are_of_one_thing CHECK ((num_nonnulls(order_id, donation_id, part_id) = 1)),
  constraint refunds_checks_check CHECK ((checks >= 0)),
  constraint refunds_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'pending'::text, 'done'::text, 'failed'::text])))
);
comment on table refunds is 'Refunds requested from a provider; the money that was returned is in payments and donation_entries.';
alter table refunds enable row level security;
alter table refunds force row level security;
CREATE INDEX refunds_of_donation ON public.refunds USING btree (donation_id, asked_at) WHERE (donation_id IS NOT NULL);
CREATE INDEX refunds_of_order ON public.refunds USING btree (order_id, asked_at);
CREATE INDEX refunds_of_part ON public.refunds USING btree (part_id, asked_at) WHERE (part_id IS NOT NULL);
CREATE INDEX refunds_to_check ON public.refunds USING btree (next_check_at) WHERE (state = ANY (ARRAY['asked'::text, 'pending'::text]));
create policy permitted_staff_sees_refunds on refunds as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'accounting'::text, 'customers'::text]) AS may));
create policy staff_sees_refunds on refunds as permissive for select to admin using (true);
create policy the_shop_keeps_refunds on refunds as permissive for all to system using (true) with check (true);
grant select on refunds to admin;
grant insert, select, update on refunds to system;

create table review_images (
  file_name text not null,
  review_id uuid not null,
  position smallint not null,
  constraint review_images_pkey PRIMARY KEY (file_name),
  constraint review_images_have_places UNIQUE (review_id, "position"),
  constraint review_images_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_images_file_name_check CHECK ((file_name ~ '^[0-9a-f-]{36}\.webp$'::text)),
  constraint review_images_position_check CHECK ((("position" >= 1) AND ("position" <= 3)))
);
comment on table review_images is 'Photos of a review, re-encoded without camera and location data; the files lie in the bucket of reviews.';
alter table review_images enable row level security;
alter table review_images force row level security;
create policy everyone_sees_photos_of_released_reviews on review_images as permissive for select to anon, customer using ((EXISTS ( SELECT
   FROM reviews
  WHERE ((reviews.id = review_images.review_id) AND (reviews.state = 'released'::text)))));
create policy permitted_staff_sees_review_images on review_images as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['content'::text]) AS may) OR (EXISTS ( SELECT
   FROM reviews
  WHERE ((reviews.id = review_images.review_id) AND (reviews.state = 'released'::text))))));
create policy staff_sees_photos_of_reviews on review_images as permissive for select to admin using (true);
create policy the_shop_keeps_photos_of_reviews on review_images as permissive for all to system using (true) with check (true);
grant select on review_images to admin;
grant select on review_images to anon;
grant select on review_images to customer;
grant delete, insert, select on review_images to system;

create table reviews (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  product_id uuid not null,
  rating smallint not null,
  body text not null,
  author text not null,
  place text not null,
  locale text not null,
  delivered_on date not null,
  state text not null default 'pending'::text,
  written_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text not null default ''::text,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_once UNIQUE (order_id, product_id),
  constraint reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint reviews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_author_check CHECK (((length(author) >= 1) AND (length(author) <= 60))),
  constraint reviews_body_check CHECK (((length(body) >= 1) AND (length(body) <= 1000))),
  constraint reviews_place_check CHECK ((length(place) <= 60)),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_reason_check CHECK ((length(reason) <= 500)),
  constraint reviews_say_why CHECK (((state <> 'rejected'::text) OR (reason <> ''::text))),
  constraint reviews_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'released'::text, 'rejected'::text])))
);
comment on table reviews is 'One per product of a delivered order, by its recipient; only released ones are public, a withdrawn one is deleted.';
comment on column reviews.place is 'The province of Cuba or the state of the USA where the order was delivered, as it is shown.';
comment on column reviews.reason is 'Why it was rejected, for its author; empty otherwise.';
alter table reviews enable row level security;
alter table reviews force row level security;
CREATE INDEX reviews_by_decider ON public.reviews USING btree (decided_by) WHERE (decided_by IS NOT NULL);
CREATE INDEX reviews_of_product ON public.reviews USING btree (product_id, decided_at DESC) WHERE (state = 'released'::text);
CREATE INDEX reviews_to_decide ON public.reviews USING btree (written_at) WHERE (state = 'pending'::text);
CREATE TRIGGER decisions_on_reviews_are_announced AFTER UPDATE ON public.reviews FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION announce_change('reviews');
CREATE TRIGGER withdrawn_reviews_are_announced AFTER DELETE ON public.reviews FOR EACH ROW WHEN ((old.state = 'released'::text)) EXECUTE FUNCTION announce_change('reviews');
create policy everyone_sees_released_reviews on reviews as permissive for select to anon, customer using ((state = 'released'::text));
create policy permitted_staff_changes_reviews on reviews as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['content'::text]) AS may));
create policy permitted_staff_sees_reviews on reviews as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['content'::text]) AS may) OR (state = 'released'::text)));
create policy staff_decides_in_the_own_name on reviews as permissive for update to admin using (true) with check (is_me(decided_by));
create policy staff_sees_reviews on reviews as permissive for select to admin using (true);
create policy the_shop_takes_and_withdraws_reviews on reviews as permissive for all to system using (true) with check (true);
grant select, update (state, decided_at, decided_by, reason) on reviews to admin;
grant select (id, product_id, rating, body, author, place, locale, delivered_on, state, decided_at) on reviews to anon;
grant select (id, product_id, rating, body, author, place, locale, delivered_on, state, decided_at) on reviews to customer;
grant delete, insert, select on reviews to system;

create table saved_calculations (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  query text not null,
  saved_at timestamp with time zone not null,
  constraint saved_calculations_pkey PRIMARY KEY (id),
  constraint saved_calculations_are_kept_once UNIQUE (user_id, query),
  constraint saved_calculations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint saved_calculations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_calculations_query_check CHECK (((query ~ '^\?'::text) AND (length(query) <= 8000)))
);
comment on table saved_calculations is 'Calculations that customers saved in their account.';
comment on column saved_calculations.query is 'The calculation as the query of its URL.';
alter table saved_calculations enable row level security;
alter table saved_calculations force row level security;
create policy everyone_keeps_own_calculations on saved_calculations as permissive for all to admin, customer using (is_me(user_id)) with check (is_me(user_id));
create policy the_shop_keeps_calculations on saved_calculations as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on saved_calculations to admin;
grant delete, insert, select, update on saved_calculations to customer;
grant delete, insert, select, update on saved_calculations to system;

create table screening_lists (
  id uuid not null default gen_random_uuid(),
  list text not null,
  source text not null,
  sha256 text not null,
  as_of timestamp with time zone not null,
  name_count integer not null,
  imported_at timestamp with time zone not null,
  is_current boolean not null default false,
  was_current boolean not null default false,
  constraint screening_lists_pkey PRIMARY KEY (id),
  constraint screening_lists_know_no_future CHECK ((as_of <= imported_at)),
  constraint screening_lists_list_check CHECK ((list = ANY (ARRAY['SDN'::text, 'CONS'::text, 'CSL'::text, 'DPL'::text, 'CRL'::text]))),
  constraint screening_lists_name_count_check CHECK ((name_count > 0)),
  constraint screening_lists_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint screening_lists_source_check CHECK (((length(source) >= 1) AND (length(source) <= 500)))
);
comment on table screening_lists is 'Imported copies of government lists; of each list one is current.';
comment on column screening_lists.sha256 is 'Of the files it was read from, so that the same files are not read twice.';
comment on column screening_lists.as_of is 'When the copy was last known to equal the authority''s publication.';
comment on column screening_lists.was_current is 'False while it is being imported.';
alter table screening_lists enable row level security;
alter table screening_lists force row level security;
CREATE INDEX screening_lists_by_age ON public.screening_lists USING btree (imported_at);
CREATE UNIQUE INDEX screening_lists_current ON public.screening_lists USING btree (list) WHERE is_current;
CREATE TRIGGER lists_are_announced AFTER DELETE OR UPDATE ON public.screening_lists FOR EACH STATEMENT EXECUTE FUNCTION announce_lists();
create policy staff_sees_lists on screening_lists as permissive for select to admin using (true);
create policy the_shop_keeps_lists on screening_lists as permissive for all to system using (true) with check (true);
grant select on screening_lists to admin;
grant delete, insert, select, update on screening_lists to system;

create table search_synonyms (
  term text not null,
  means text not null,
  constraint search_synonyms_pkey PRIMARY KEY (term, means),
  constraint search_synonyms_means_check CHECK (((means = fold(means)) AND (means <> ''::text))),
  constraint search_synonyms_term_check CHECK (((term = fold(term)) AND (term <> ''::text)))
);
comment on table search_synonyms is 'Synonyms: a search for the term also finds its expansion. Both folded.';
alter table search_synonyms enable row level security;
alter table search_synonyms force row level security;
CREATE TRIGGER search_synonyms_are_announced AFTER INSERT OR DELETE OR UPDATE ON public.search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION announce_change('search_synonyms');
create policy everyone_uses_synonyms on search_synonyms as permissive for select to anon, customer using (true);
create policy permitted_staff_adds_search_synonyms on search_synonyms as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_search_synonyms on search_synonyms as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_search_synonyms on search_synonyms as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_synonyms on search_synonyms as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on search_synonyms to admin;
grant select on search_synonyms to anon;
grant select on search_synonyms to customer;
grant delete, insert, select, update on search_synonyms to system;

create table search_words (
  word text not null,
  spanish tsvector generated always as (to_tsvector('spanish'::regconfig, word)) stored,
  english tsvector generated always as (to_tsvector('english'::regconfig, word)) stored,
  constraint search_words_pkey PRIMARY KEY (word)
);
comment on table search_words is 'Every word by which a listed product can be found, to correct spelling mistakes with.';
alter table search_words enable row level security;
alter table search_words force row level security;
CREATE INDEX search_words_alike ON public.search_words USING gin (word gin_trgm_ops);
CREATE INDEX search_words_by_english_stem ON public.search_words USING gin (english);
CREATE INDEX search_words_by_spanish_stem ON public.search_words USING gin (spanish);
create policy everyone_searches_words on search_words as permissive for select to anon, customer using (true);
create policy staff_teaches_words on search_words as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on search_words to admin;
grant select on search_words to anon;
grant select on search_words to customer;
grant delete, insert, select, update on search_words to system;

create table sessions (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table sessions is 'The signed-in users, by device, with the end of each session.';
comment on column sessions.confirmed_at is 'When its user last proved who they are, after signing in; null: at sign-in only.';
alter table sessions enable row level security;
alter table sessions force row level security;
CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_by_user ON public.sessions USING btree (user_id);
CREATE TRIGGER ended_sessions_are_announced AFTER DELETE OR UPDATE ON public.sessions FOR EACH ROW EXECUTE FUNCTION announce_person('user_id');
create policy the_shop_keeps_sessions on sessions as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on sessions to system;

create table shared_carts (
  token text not null,
  cart text not null,
  created_at timestamp with time zone not null default now(),
  constraint shared_carts_pkey PRIMARY KEY (token),
  constraint shared_carts_cart_check CHECK (((cart <> ''::text) AND (length(cart) <= 4000))),
  constraint shared_carts_token_check CHECK ((token ~ '^[A-Za-z0-9_-]{22}$'::text))
);
comment on table shared_carts is 'Carts opened by their link for 90 days; cart is the compact list id:quantity.';
alter table shared_carts enable row level security;
alter table shared_carts force row level security;
CREATE INDEX shared_carts_by_age ON public.shared_carts USING btree (created_at);
create policy everyone_shares_a_cart on shared_carts as permissive for insert to anon, customer with check (((created_at > (now() - '00:01:00'::interval)) AND (created_at <= now())));
create policy staff_keeps_shared_carts on shared_carts as permissive for all to admin, system using (true) with check (true);
create policy who_has_the_link_opens_the_cart on shared_carts as permissive for select to anon, customer using (((token = current_setting('shop.cart_token'::text, true)) AND (created_at > (now() - '90 days'::interval))));
grant delete, insert, select on shared_carts to admin;
grant insert, select on shared_carts to anon;
grant insert, select on shared_carts to customer;
grant delete, insert, select on shared_carts to system;

create table shipping_settings (
  id uuid not null default gen_random_uuid(),
  cost_per_pound numeric(12,2),
  agency_fee numeric(12,2),
  fixed_delivery_fee numeric(12,2),
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  listing_priced_to uuid,
  constraint shipping_settings_pkey PRIMARY KEY (id),
  constraint shipping_settings_agency_fee_check CHECK ((agency_fee >= (0)::numeric)),
  constraint shipping_settings_cost_per_pound_check CHECK ((cost_per_pound >= (0)::numeric)),
  constraint shipping_settings_fixed_delivery_fee_check CHECK ((fixed_delivery_fee >= (0)::numeric))
);
comment on table shipping_settings is 'Tariffs for orders to Cuba, in dollars. The newest active one is in force; the others are its history.';
comment on column shipping_settings.listing_priced_to is 'The last product whose listed price follows this tariff while the others are still to be updated; null once all are.';
alter table shipping_settings enable row level security;
alter table shipping_settings force row level security;
CREATE INDEX shipping_settings_newest_active ON public.shipping_settings USING btree (created_at DESC, id DESC) WHERE is_active;
CREATE TRIGGER a_new_tariff_prices_the_listing AFTER INSERT OR DELETE OR UPDATE OF id, cost_per_pound, agency_fee, fixed_delivery_fee, is_active, created_at OR TRUNCATE ON public.shipping_settings FOR EACH STATEMENT EXECUTE FUNCTION price_listing_again();
CREATE TRIGGER shipping_settings_changes_are_announced AFTER INSERT OR DELETE OR UPDATE OF id, cost_per_pound, agency_fee, fixed_delivery_fee, is_active, created_at OR TRUNCATE ON public.shipping_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change('shipping_settings');
create policy everyone_reads_the_active_tariff on shipping_settings as permissive for select to anon, customer using (is_active);
create policy permitted_staff_adds_shipping_settings on shipping_settings as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_changes_shipping_settings on shipping_settings as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy permitted_staff_removes_shipping_settings on shipping_settings as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text]) AS may));
create policy staff_keeps_the_tariffs on shipping_settings as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on shipping_settings to admin;
grant select on shipping_settings to anon;
grant select on shipping_settings to customer;
grant delete, insert, select, update on shipping_settings to system;

create table shop_owners (
  user_id uuid not null,
  constraint shop_owners_pkey PRIMARY KEY (user_id),
  constraint shop_owners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE RESTRICT
);
comment on table shop_owners is 'Administrators who decide what others may do, and whom nobody restricts or removes.';
alter table shop_owners enable row level security;
alter table shop_owners force row level security;
CREATE TRIGGER changed_owners_are_announced AFTER INSERT OR DELETE ON public.shop_owners FOR EACH STATEMENT EXECUTE FUNCTION announce_permissions();
CREATE TRIGGER owners_are_guarded BEFORE INSERT OR DELETE OR UPDATE ON public.shop_owners FOR EACH ROW EXECUTE FUNCTION guard_owners();
create policy owners_erase_themselves on shop_owners as permissive for delete to system using (true);
create policy owners_name_owners on shop_owners as permissive for insert to admin with check (is_owner());
create policy owners_step_down on shop_owners as permissive for delete to admin using (is_me(user_id));
create policy staff_sees_owners on shop_owners as permissive for select to admin, system using (true);
create policy the_first_one_owns_the_shop on shop_owners as permissive for insert to system with check ((NOT has_owner()));
grant delete, insert, select on shop_owners to admin;
grant delete, insert, select on shop_owners to system;

create table shop_secrets (
  name text not null,
  value text not null,
  created_at timestamp with time zone not null default now(),
  constraint shop_secrets_pkey PRIMARY KEY (name)
);
comment on table shop_secrets is 'Secrets shared by all processes of the shop; only the role system reads them.';
alter table shop_secrets enable row level security;
alter table shop_secrets force row level security;
create policy the_shop_keeps_its_secrets on shop_secrets as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on shop_secrets to system;

create table site_settings (
  setting_key text not null,
  setting_value text not null,
  category text not null default 'general'::text,
  updated_at timestamp with time zone not null default now(),
  constraint site_settings_pkey PRIMARY KEY (setting_key),
  constraint site_settings_setting_key_check CHECK ((setting_key <> ''::text))
);
comment on table site_settings is 'Settings that the owner changes in the panel, each a text under its key.';
alter table site_settings enable row level security;
alter table site_settings force row level security;
CREATE TRIGGER site_settings_are_touched BEFORE UPDATE ON public.site_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE TRIGGER site_settings_changes_are_announced AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.site_settings FOR EACH STATEMENT EXECUTE FUNCTION announce_change('site_settings');
create policy everyone_reads_settings on site_settings as permissive for select to admin, anon, customer, system using (true);
create policy permitted_staff_adds_site_settings on site_settings as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy permitted_staff_changes_site_settings on site_settings as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy permitted_staff_removes_site_settings on site_settings as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['everything'::text]) AS may));
create policy staff_writes_settings on site_settings as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select, update on site_settings to admin;
grant select on site_settings to anon;
grant select on site_settings to customer;
grant delete, insert, select, update on site_settings to system;

create table site_visits (
  id bigint not null generated always as identity,
  referrer text not null default ''::text,
  user_agent text not null default ''::text,
  utm_source text not null default ''::text,
  utm_medium text not null default ''::text,
  utm_campaign text not null default ''::text,
  utm_term text not null default ''::text,
  utm_content text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint site_visits_pkey PRIMARY KEY (id)
);
comment on table site_visits is 'Visits of those who consented: where they came from and with which campaign.';
alter table site_visits enable row level security;
alter table site_visits force row level security;
CREATE INDEX site_visits_by_time ON public.site_visits USING btree (created_at);
create policy a_visit_is_told_once on site_visits as permissive for insert to anon, customer with check (true);
create policy permitted_staff_removes_site_visits on site_visits as restrictive for delete to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text]) AS may));
create policy permitted_staff_sees_site_visits on site_visits as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['accounting'::text]) AS may));
create policy staff_reads_visits on site_visits as permissive for all to admin, system using (true) with check (true);
grant delete, insert, select on site_visits to admin;
grant insert on site_visits to anon;
grant insert on site_visits to customer;
grant delete, insert, select on site_visits to system;

create table staff_attempts (
  attempt_key text not null,
  order_id uuid not null,
  by_user uuid not null,
  at timestamp with time zone not null,
  constraint staff_attempts_pkey PRIMARY KEY (attempt_key),
  constraint staff_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint staff_attempts_attempt_key_check CHECK ((attempt_key ~ '^[A-Za-z0-9_-]{16,64}$'::text))
);
comment on table staff_attempts is 'Forms that staff submitted for an order: the same form sent twice acts once.';
alter table staff_attempts enable row level security;
alter table staff_attempts force row level security;
create policy attempts_are_read on staff_attempts as permissive for select to admin, system using (true);
create policy permitted_staff_adds_staff_attempts on staff_attempts as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'accounting'::text]) AS may));
create policy permitted_staff_sees_staff_attempts on staff_attempts as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['orders'::text, 'packing'::text, 'payments'::text, 'compliance'::text, 'accounting'::text]) AS may));
create policy staff_attempts_in_the_own_name on staff_attempts as permissive for insert to admin with check (is_me(by_user));
create policy the_shop_attempts_for_staff on staff_attempts as permissive for insert to system with check (true);
grant insert, select on staff_attempts to admin;
grant insert, select on staff_attempts to system;

create table staff_notifications (
  user_id uuid not null,
  events text[] not null default '{}'::text[],
  quiet_from smallint not null default 22,
  quiet_until smallint not null default 7,
  summary_at smallint,
  looked_at timestamp with time zone not null,
  summarised_on date,
  by_email boolean not null default true,
  constraint staff_notifications_pkey PRIMARY KEY (user_id),
  constraint staff_notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint staff_notifications_events_check CHECK ((cardinality(events) <= 20)),
  constraint staff_notifications_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 23))),
  constraint staff_notifications_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 23))),
  constraint staff_notifications_summary_at_check CHECK (((summary_at >= 0) AND (summary_at <= 23)))
);
comment on table staff_notifications is 'What administrators are written to about; without a row nobody is.';
comment on column staff_notifications.quiet_from is 'The hour in Havana from which nothing is sent; the same as quiet_until for none.';
comment on column staff_notifications.summary_at is 'The hour in Havana of the daily summary; null for none.';
comment on column staff_notifications.looked_at is 'Events up to then were sent, or were not asked for.';
comment on column staff_notifications.by_email is 'False for whoever is notified in a device only; without a device an e-mail is sent all the same.';
alter table staff_notifications enable row level security;
alter table staff_notifications force row level security;
create policy permitted_staff_adds_own_notifications on staff_notifications as restrictive for insert to admin with check ((is_me(user_id) OR ( SELECT may(VARIADIC ARRAY['everything'::text]) AS may)));
create policy permitted_staff_changes_own_notifications on staff_notifications as restrictive for update to admin using (true) with check ((is_me(user_id) OR ( SELECT may(VARIADIC ARRAY['everything'::text]) AS may)));
create policy permitted_staff_sees_staff_notifications on staff_notifications as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['everything'::text]) AS may) OR is_me(user_id)));
create policy staff_decides_who_is_notified on staff_notifications as permissive for all to admin, system using (true) with check (true);
grant insert, select, update on staff_notifications to admin;
grant delete, insert, select, update on staff_notifications to system;

create table stock_movements (
  id bigint not null generated always as identity,
  product_id uuid not null,
  order_id uuid,
  kind text not null,
  quantity integer not null,
  moved_at timestamp with time zone not null,
  reason text,
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_moves_once_per_order UNIQUE (order_id, product_id, kind),
  constraint stock_movements_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint stock_movements_have_a_sign CHECK (
CASE
    WHEN (kind = ANY (ARRAY['reserved'::text, 'reserved_again'::text])) THEN (quantity < 0)
    WHEN (kind = ANY (ARRAY['released'::text, 'returned'::text])) THEN (quantity > 0)
    ELSE true
END),
  constraint stock_movements_kind_check CHECK ((kind = ANY (ARRAY['reserved'::text, 'released'::text, 'reserved_again'::text, 'returned'::text, 'corrected'::text, 'uncounted'::text]))),
  constraint stock_movements_quantity_check CHECK (((quantity <> 0) OR (kind = 'uncounted'::text))),
  constraint stock_movements_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200)))
);
comment on table stock_movements is 'Append-only: why stock_quantity is what it is. An order takes stock once, may release it and take it again once, and returns what it has once.';
comment on column stock_movements.reason is 'Why staff corrected the count, in their words.';
alter table stock_movements enable row level security;
alter table stock_movements force row level security;
CREATE INDEX stock_movements_by_time ON public.stock_movements USING btree (moved_at);
CREATE INDEX stock_movements_of_product ON public.stock_movements USING btree (product_id, id);
create policy permitted_staff_adds_stock_movements on stock_movements as restrictive for insert to admin with check (( SELECT may(VARIADIC ARRAY['catalogue'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy permitted_staff_sees_stock_movements on stock_movements as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['catalogue'::text, 'orders'::text, 'payments'::text, 'compliance'::text]) AS may));
create policy staff_keeps_account_of_stock on stock_movements as permissive for all to admin, system using (true) with check (true);
grant insert, select on stock_movements to admin;
grant insert, select on stock_movements to system;

create table tries (
  key text not null,
  began_at timestamp with time zone not null,
  count integer not null,
  constraint tries_pkey PRIMARY KEY (key),
  constraint tries_count_check CHECK ((count >= 0))
);
comment on table tries is 'Counted attempts within a time window, for limits; the key is a hash of the action and its source.';
alter table tries enable row level security;
alter table tries force row level security;
CREATE INDEX tries_by_age ON public.tries USING btree (began_at);
create policy the_shop_counts_tries on tries as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on tries to system;

create table two_factors (
  id uuid not null,
  user_id uuid not null,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamp with time zone,
  last_used_step bigint,
  constraint two_factors_pkey PRIMARY KEY (id),
  constraint two_factors_user_id_key UNIQUE (user_id),
  constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table two_factors is 'The second factor of an account: the key of its authenticator, encrypted by the application, and its recovery codes.';
comment on column two_factors.backup_codes is 'A JSON list of salted scrypt hashes; a text that is no list holds codes that were encrypted before and are hashed at the next hour or use.';
comment on column two_factors.last_used_step is 'The newest thirty-second step whose code was accepted; older ones and this one are refused.';
alter table two_factors enable row level security;
alter table two_factors force row level security;
create policy the_shop_keeps_two_factors on two_factors as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on two_factors to system;

create table user_profiles (
  id uuid not null,
  role text not null default 'customer'::text,
  full_name text not null default ''::text,
  cart jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  language text,
  wants_reminders boolean not null default false,
  constraint user_profiles_pkey PRIMARY KEY (id),
  constraint user_profiles_id_fkey FOREIGN KEY (id) REFERENCES users(id) ON DELETE CASCADE,
  constraint user_profiles_cart_check CHECK (((jsonb_typeof(cart) = 'array'::text) AND (length((cart)::text) <= 60000))),
  constraint user_profiles_full_name_check CHECK ((length(full_name) <= 200)),
  constraint user_profiles_language_check CHECK ((language = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint user_profiles_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'admin'::text])))
);
comment on table user_profiles is 'The shop''s data of a user beyond signing in: the role, the stored cart, the preferences. A user without a row has no role.';
comment on column user_profiles.language is 'Chosen in the account, for pages after each sign-in and for e-mails; null while none was chosen.';
comment on column user_profiles.wants_reminders is 'Opted in to one e-mail about an unfinished order; e-mails about orders and security are always sent.';
alter table user_profiles enable row level security;
alter table user_profiles force row level security;
CREATE INDEX user_profiles_admins ON public.user_profiles USING btree (id) WHERE (role = 'admin'::text);
CREATE TRIGGER a_lost_role_ends_invitations AFTER UPDATE OF role ON public.user_profiles FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (new.role <> 'admin'::text))) EXECUTE FUNCTION revoke_invitations_of_maker('id');
CREATE TRIGGER a_lost_role_leaves_the_set AFTER UPDATE OF role ON public.user_profiles FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (new.role <> 'admin'::text))) EXECUTE FUNCTION leave_permissions();
CREATE TRIGGER changed_roles_are_announced AFTER DELETE OR UPDATE OF role ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION announce_person('id');
CREATE TRIGGER former_staff_is_remembered AFTER UPDATE OF role ON public.user_profiles FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (new.role <> 'admin'::text))) EXECUTE FUNCTION remember_former_staff();
CREATE TRIGGER former_staff_is_signed_out AFTER UPDATE OF role ON public.user_profiles FOR EACH ROW WHEN (((old.role = 'admin'::text) AND (new.role <> 'admin'::text))) EXECUTE FUNCTION sign_out_former_staff();
CREATE TRIGGER user_profiles_touched BEFORE UPDATE ON public.user_profiles FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
create policy everyone_changes_the_own_profile on user_profiles as permissive for update to admin, customer using (is_me(id)) with check (is_me(id));
create policy everyone_sees_the_own_profile on user_profiles as permissive for select to customer using (is_me(id));
create policy permitted_staff_sees_user_profiles on user_profiles as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['customers'::text]) AS may) OR (is_me(id) OR (role = 'admin'::text))));
create policy staff_sees_profiles on user_profiles as permissive for select to admin using (true);
create policy the_shop_keeps_profiles on user_profiles as permissive for all to system using (true) with check (true);
grant select, update (full_name, cart, language, wants_reminders) on user_profiles to admin;
grant select, update (full_name, cart, language, wants_reminders) on user_profiles to customer;
grant delete, insert, select, update on user_profiles to system;

create table users (
  id uuid not null,
  email text not null,
  name text not null,
  email_verified boolean not null default false,
  email_confirmed_at timestamp with time zone,
  image text,
  locale text not null default 'es'::text,
  two_factor_enabled boolean not null default false,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email),
  constraint users_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint users_locale_check CHECK ((locale = ANY (ARRAY['es'::text, 'en'::text]))),
  constraint users_name_check CHECK ((length(name) <= 200))
);
comment on table users is 'Users who may sign in; written by the sign-in library.';
alter table users enable row level security;
alter table users force row level security;
CREATE INDEX users_by_parts ON public.users USING gin (email gin_trgm_ops, fold(name) gin_trgm_ops);
CREATE INDEX users_newest ON public.users USING btree (created_at DESC, id);
CREATE TRIGGER changed_people_are_announced AFTER DELETE OR UPDATE ON public.users FOR EACH ROW EXECUTE FUNCTION announce_person('id');
CREATE TRIGGER confirmed_users_take_their_orders AFTER INSERT OR UPDATE OF email, email_confirmed_at ON public.users FOR EACH ROW WHEN ((new.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION take_orders_of_address();
CREATE TRIGGER deleted_staff_is_remembered BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION remember_former_staff();
CREATE TRIGGER deleted_users_end_their_alerts AFTER DELETE ON public.users FOR EACH ROW WHEN ((old.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION delete_alerts_of_address();
CREATE TRIGGER deleted_users_get_no_receipts AFTER DELETE ON public.users FOR EACH ROW WHEN ((old.email_confirmed_at IS NOT NULL)) EXECUTE FUNCTION forget_payers_of_address();
create policy everyone_sees_the_own_user on users as permissive for select to customer using (is_me(id));
create policy permitted_staff_sees_users on users as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['customers'::text]) AS may) OR (is_me(id) OR is_administrator(id))));
create policy staff_sees_users on users as permissive for select to admin using (true);
create policy the_shop_keeps_users on users as permissive for all to system using (true) with check (true);
grant select (id, email, name, email_verified, email_confirmed_at, locale, two_factor_enabled, created_at) on users to admin;
grant select (id, email, name, email_verified, email_confirmed_at, locale, two_factor_enabled, created_at) on users to customer;
grant delete, insert, select, update on users to system;

create table verifications (
  id uuid not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  user_id uuid,
  constraint verifications_pkey PRIMARY KEY (id),
  constraint verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
comment on table verifications is 'Links and codes that were sent by e-mail and still open something: confirmation, recovery, change of e-mail.';
comment on column verifications.identifier is 'Hashed: a link cannot be reconstructed from the stored value.';
comment on column verifications.user_id is 'Whose link it is; null for the engine''s own entries and for the first administrator.';
alter table verifications enable row level security;
alter table verifications force row level security;
CREATE INDEX verifications_by_expiry ON public.verifications USING btree (expires_at);
CREATE INDEX verifications_by_identifier ON public.verifications USING btree (identifier);
CREATE INDEX verifications_by_user ON public.verifications USING btree (user_id) WHERE (user_id IS NOT NULL);
create policy the_shop_keeps_verifications on verifications as permissive for all to system using (true) with check (true);
grant delete, insert, select, update on verifications to system;

create table zelle_payments (
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  amount numeric(12,2) not null,
  zelle_recipient text not null,
  registered_name text not null,
  memo_reference text not null,
  payment_status text not null,
  order_id uuid not null,
  opened_at timestamp with time zone not null,
  asked_again text not null default ''::text,
  first_by uuid,
  first_at timestamp with time zone,
  first_reference text,
  first_amount numeric(12,2),
  decided_by uuid,
  decided_at timestamp with time zone,
  surplus_cents bigint not null default 0,
  second_person_above_cents bigint,
  constraint zelle_payments_pkey PRIMARY KEY (id),
  constraint zelle_payments_memo_reference_key UNIQUE (memo_reference),
  constraint zelle_payments_order_id_key UNIQUE (order_id),
  constraint zelle_payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint zelle_payments_amount_check CHECK ((amount > (0)::numeric)),
  constraint zelle_payments_asked_again_check CHECK ((length(asked_again) <= 500)),
  constraint zelle_payments_first_amount_check CHECK ((first_amount > (0)::numeric)),
  constraint zelle_payments_first_look_is_whole CHECK ((num_nulls(first_by, first_at, first_reference, first_amount) = ANY (ARRAY[0, 4]))),
  constraint zelle_payments_second_person_above_cents_check CHECK ((second_person_above_cents >= 0)),
  constraint zelle_payments_surplus_cents_check CHECK ((surplus_cents >= 0))
);
comment on table zelle_payments is 'The Zelle payment awaited for an order; payment_status follows the order.';
comment on column zelle_payments.first_by is 'The administrator who first confirmed a large amount; another one must confirm it too.';
comment on column zelle_payments.surplus_cents is 'What the shop has of this order beyond its total, by the ledger: it waits to be returned while the order is paid.';
comment on column zelle_payments.second_person_above_cents is 'The least sum that needed two persons while it waited, where the owner raised it since; else null.';
alter table zelle_payments enable row level security;
alter table zelle_payments force row level security;
CREATE INDEX zelle_payments_by_state ON public.zelle_payments USING btree (payment_status, opened_at);
CREATE INDEX zelle_payments_of_customer ON public.zelle_payments USING btree (user_id);
CREATE INDEX zelle_payments_with_surplus ON public.zelle_payments USING btree (order_id) WHERE (surplus_cents > 0);
create policy a_customer_sees_own_zelle_payments on zelle_payments as permissive for select to customer using (is_me(user_id));
create policy only_trials_are_removed on zelle_payments as restrictive for delete to system using ((zelle_recipient = 'prueba@girasol.invalid'::text));
create policy permitted_staff_changes_zelle_payments on zelle_payments as restrictive for update to admin using (true) with check (( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text]) AS may));
create policy permitted_staff_sees_zelle_payments on zelle_payments as restrictive for select to admin using ((( SELECT may(VARIADIC ARRAY['payments'::text, 'orders'::text, 'compliance'::text, 'customers'::text]) AS may) OR is_me(user_id)));
create policy staff_decides_on_zelle on zelle_payments as permissive for all to admin, system using (true) with check (true);
grant select, update on zelle_payments to admin;
grant select (id, user_id, amount, zelle_recipient, registered_name, memo_reference, payment_status, order_id, opened_at, asked_again) on zelle_payments to customer;
grant delete, insert, select, update on zelle_payments to system;

create table zelle_proofs (
  id uuid not null default gen_random_uuid(),
  order_id uuid not null,
  file_name text not null,
  image_hash text not null,
  sender_name text not null,
  bank_confirmation text not null,
  sent_amount numeric(12,2),
  paid_on date,
  uploaded_at timestamp with time zone not null,
  constraint zelle_proofs_pkey PRIMARY KEY (id),
  constraint zelle_proofs_come_once_per_order UNIQUE (order_id, image_hash),
  constraint zelle_proofs_file_name_key UNIQUE (file_name),
  constraint zelle_proofs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint zelle_proofs_bank_confirmation_check CHECK ((length(bank_confirmation) <= 60)),
  constraint zelle_proofs_image_hash_check CHECK ((image_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint zelle_proofs_sender_name_check CHECK ((length(sender_name) <= 120)),
  constraint zelle_proofs_sent_amount_check CHECK ((sent_amount > (0)::numeric))
);
comment on table zelle_proofs is 'Screenshots as uploaded, without camera and location data; none proves a payment.';
alter table zelle_proofs enable row level security;
alter table zelle_proofs force row level security;
CREATE INDEX zelle_proofs_by_confirmation ON public.zelle_proofs USING btree (bank_confirmation) WHERE (bank_confirmation <> ''::text);
CREATE INDEX zelle_proofs_by_image ON public.zelle_proofs USING btree (image_hash);
create policy permitted_staff_sees_zelle_proofs on zelle_proofs as restrictive for select to admin using (( SELECT may(VARIADIC ARRAY['payments'::text]) AS may));
create policy staff_sees_proofs on zelle_proofs as permissive for select to admin using (true);
create policy the_shop_keeps_proofs on zelle_proofs as permissive for all to system using (true) with check (true);
grant select on zelle_proofs to admin;
grant insert, select, update (sender_name) on zelle_proofs to system;

create view order_earnings with (security_invoker=true) as
 SELECT o.id,
    o.order_number,
    o.destination,
    o.payment_method,
    o.paid_at,
    o.closed_at,
    o.total_cents,
    o.tax_cents,
    o.total_cents - o.tax_cents AS net_cents,
    line.cost_cents,
    line.without_cost,
    line.sell_cents - share.sell AS product_cents,
    o.shipping_cents + line.freight_cents - (share.to_freight - share.sell) AS way_cents,
    line.delivery_cents - o.delivery_saving_cents - (share.to_delivery - share.to_freight) AS delivery_cents,
    o.agency_fee_cents + o.installation_cents + line.extra_cents - (o.discount_cents - share.to_delivery) AS other_cents
   FROM orders o
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(COALESCE(order_lines.unit_sell_cents, order_lines.unit_equipment_cents) * order_lines.quantity), 0::numeric)::bigint AS sell_cents,
            COALESCE(sum(order_lines.unit_freight_cents * order_lines.quantity), 0::numeric)::bigint AS freight_cents,
            COALESCE(sum(order_lines.unit_delivery_cents * order_lines.quantity), 0::numeric)::bigint AS delivery_cents,
            COALESCE(sum((order_lines.unit_equipment_cents - COALESCE(order_lines.unit_sell_cents, order_lines.unit_equipment_cents)) * order_lines.quantity), 0::numeric)::bigint AS extra_cents,
            COALESCE(sum(order_lines.unit_cost_cents * order_lines.quantity), 0::numeric)::bigint AS cost_cents,
            count(*) FILTER (WHERE order_lines.unit_cost_cents IS NULL)::integer AS without_cost
           FROM order_lines
          WHERE order_lines.order_id = o.id) line
     CROSS JOIN LATERAL ( SELECT part_of(o.discount_cents, line.sell_cents, o.subtotal_cents) AS sell,
            part_of(o.discount_cents, line.sell_cents + line.freight_cents, o.subtotal_cents) AS to_freight,
            part_of(o.discount_cents, line.sell_cents + line.freight_cents + line.delivery_cents, o.subtotal_cents) AS to_delivery) share;
comment on view order_earnings is 'What an order earns, after its discount and without tax, by source: the four add up to net_cents.';
grant select on order_earnings to admin;
grant select on order_earnings to system;

create view products_view with (security_invoker=true) as
 SELECT p.id,
    p.name,
    p.name_en,
    COALESCE(NULLIF(TRIM(BOTH FROM p.sku), ''::text), 'SKU-'::text || upper("left"(p.id::text, 8))) AS sku,
    p.category,
    p.url_slug,
    p.short_description,
    p.short_description_en,
    p.description,
    p.description_en,
    p.image_url,
    p.gallery_images,
    p.share_image_url,
    p.specs,
    p.wh_available,
    p.sell_price,
    p.delivery_fee,
    p.weight_lbs,
    price_in_usa(p.sell_price, p.numeric_price) AS numeric_price,
    price_in_cuba(p.sell_price, p.weight_lbs, p.delivery_fee, p.final_price, s.cost_per_pound, s.fixed_delivery_fee) AS final_price,
    COALESCE(p.final_price > 0::numeric, false) AS final_price_is_own,
    p.track_inventory,
    p.stock_quantity,
    p.in_stock,
    COALESCE(p.available_for, 'all'::text) AS available_for,
    p.is_active,
    p.is_publicly_visible,
    p.power_w,
    p.energy_wh,
    p.usable_wh,
    p.voltage_v,
    p.created_at,
    p.updated_at,
    p.brand,
    p.model,
    p.data_sheet_url,
    p.certificates,
    p.warranty_terms,
    p.warranty_terms_en,
    p.repairs,
    p.repairs_en
   FROM products p
     LEFT JOIN ( SELECT shipping_settings.cost_per_pound,
            shipping_settings.fixed_delivery_fee
           FROM shipping_settings
          WHERE shipping_settings.is_active
          ORDER BY shipping_settings.created_at DESC, shipping_settings.id DESC
         LIMIT 1) s ON true;
comment on view products_view is 'Products as buyers see them: with the prices for both countries by the tariff in force.';
grant select on products_view to admin;
grant select on products_view to anon;
grant select on products_view to customer;
grant select on products_view to system;

CREATE OR REPLACE FUNCTION public.all_words(product products_view)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    select concat_ws(' ', name_words(product), spoken_words(product),
      regexp_replace(fold(product.sku), '[^[:alnum:]]', '', 'g'),
      product.power_w || 'w', product.energy_wh || 'wh', product.voltage_v || 'v')
  $function$;

CREATE OR REPLACE FUNCTION public.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end $function$;
comment on function announce_change() is 'Notifies every process of the shop, after commit, what changed.';

CREATE OR REPLACE FUNCTION public.announce_letter()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_outbox', '');
  return null;
end $function$;
comment on function announce_letter() is 'Wakes the sending processes after commit; open pages do not listen on this channel.';

CREATE OR REPLACE FUNCTION public.announce_lists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_lists', '');
  return null;
end $function$;
comment on function announce_lists() is 'Notifies every process, after commit, that another copy of a list is in force.';

CREATE OR REPLACE FUNCTION public.announce_permissions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform pg_notify('shop_people', '');
  return null;
end $function$;
comment on function announce_permissions() is 'What somebody may do has changed: what is cached of any user is outdated.';

CREATE OR REPLACE FUNCTION public.announce_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_people', to_jsonb(old) ->> tg_argv[0]);
  return null;
end $function$;
comment on function announce_person() is 'Notifies every process, after commit, that its cached session or user is outdated; open pages do not listen on this channel.';

CREATE OR REPLACE FUNCTION public.applied_migrations()
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select array_agg(name) from private.migration_history $function$;

CREATE OR REPLACE FUNCTION public.battery_voltage(nominal integer)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return case when nominal between 11 and 15 then 12 when nominal between 22 and 30 then 24
    when nominal between 44 and 60 then 48 else nominal end;
end $function$;
comment on function battery_voltage(integer) is 'The class of a nominal voltage: 12.8 V counts as 12, 25.6 as 24, 51.2 as 48.';

CREATE OR REPLACE FUNCTION public.change_donations_as_permitted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user <> 'admin' or public.may('everything') then return new; end if;
  if (old.state = 'held' and new.state <> 'held' or new.released_name <> old.released_name
        or new.screening <> old.screening and (old.state = 'held' or new.state <> 'held')) and not public.may('compliance')
    or (old.state <> 'held' and new.state <> old.state or new.first_by is distinct from old.first_by)
      and not public.may('payments')
  then
    raise exception 'permission denied for this change of a donation' using errcode = '42501';
  end if;
  return new;
end $function$;
comment on function change_donations_as_permitted() is 'Compliance alone ends the hold of a donation; payments moves it otherwise.';

CREATE OR REPLACE FUNCTION public.change_orders_as_permitted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  of_packing constant text[] := array['delivery_status', 'delivery_window', 'export_basis', 'export_filing', 'carrier',
    'tracking_code', 'received_by'];
  of_customers constant text[] := array['buyer', 'buyer_email', 'recipient', 'identity_sealed', 'user_id'];
  of_endings constant text[] := array['cancelled', 'rejected', 'expired', 'refund_due'];
begin
  if current_user <> 'admin' or public.may('everything') then return new; end if;
  if (new.compliance_status <> old.compliance_status and not public.may('compliance'))
    or (new.payment_status <> old.payment_status and not public.may('payments')
      and not (new.payment_status = any (of_endings) and public.may('orders', 'compliance')))
    or (new.delivery_status <> old.delivery_status and not public.may('orders', 'packing')
      and not (new.delivery_status = 'cancelled' and public.may('payments', 'compliance')))
    or (new.recipient <> old.recipient and not public.may('orders', 'customers'))
    or (not public.may('orders', 'payments', 'compliance')
      and to_jsonb(new) - case when public.may('packing') then of_packing else '{}' end
          - case when public.may('customers') then of_customers else '{}' end
        <> to_jsonb(old) - case when public.may('packing') then of_packing else '{}' end
          - case when public.may('customers') then of_customers else '{}' end)
  then
    raise exception 'permission denied for this change of an order' using errcode = '42501';
  end if;
  return new;
end $function$;
comment on function change_orders_as_permitted() is 'Row security knows no columns: each axis of an order has its own permission.';

CREATE OR REPLACE FUNCTION public.change_products_as_permitted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare of_sales constant text[] := array['stock_quantity', 'updated_at'];
begin
  if current_user = 'admin' and not public.may('catalogue') and exists (
      select from changed join earlier using (id)
      where to_jsonb(changed) - of_sales <> to_jsonb(earlier) - of_sales) then
    raise exception 'permission denied for this change of a product' using errcode = '42501';
  end if;
  return null;
end $function$;
comment on function change_products_as_permitted() is 'Who ends an order returns its stock and changes nothing else of a product.';

CREATE OR REPLACE FUNCTION public.delete_alerts_of_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.availability_alerts where channel = 'email' and contact = lower(old.email);
  return null;
end $function$;
comment on function delete_alerts_of_address() is 'A deleted account takes the alerts of its address along, also those requested while signed out.';

CREATE OR REPLACE FUNCTION public.family_nouns(category text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case category
      when 'kit' then 'kit system' when 'battery' then 'bateria battery' when 'panel' then 'panel'
      when 'inverter' then 'inversor inverter' when 'portable' then 'estacion portatil station portable'
      when 'accessory' then 'accesorio accessory' else '' end
  $function$;
comment on function family_nouns(text) is 'The names of a category, folded, in both languages.';

CREATE OR REPLACE FUNCTION public.find_account_of_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  select id into new.user_id from public.users
  where email = lower(new.buyer_email) and email_confirmed_at is not null;
  return new;
end $function$;
comment on function find_account_of_buyer() is 'A guest''s order belongs to the account that has confirmed the buyer''s address.';

CREATE OR REPLACE FUNCTION public.fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $function$;
comment on function fold(text) is 'Without accents and capitals, the form in which names and searches are compared.';

CREATE OR REPLACE FUNCTION public.forget_all_days()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(714202636);
  delete from public.day_books;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_days_of(changed_order uuid, moments timestamp with time zone[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stored days may only be deleted at the isolation level read committed';
  end if;
  -- storeNextDay takes this lock exclusively: no total from before this change is written after it
  perform pg_advisory_xact_lock_shared(714202636);
  if current_user not in ('admin', 'system') then
    -- the owner of the tables has no access to the tables of orders
    delete from public.day_books;
    return;
  end if;
  delete from public.day_books where day = any (array(
    select (at at time zone 'America/Havana')::date from (
      select unnest(moments)
      union all select paid_at from public.orders where id = changed_order
      union all select closed_at from public.orders where id = changed_order
      union all select payments.at from public.payments where order_id = changed_order
      union all select order_costs.at from public.order_costs where order_id = changed_order
    ) touched (at) where isfinite(at)
  ));
end $function$;
comment on function forget_days_of(uuid,timestamp with time zone[]) is 'Deletes the stored totals of every day that contains an order or one of the instants.';

CREATE OR REPLACE FUNCTION public.forget_days_of_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.forget_days_of(coalesce(new.order_id, old.order_id), array[old.at]);
  if new.order_id <> old.order_id then perform public.forget_days_of(old.order_id, array[old.at]); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_days_of_lines()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare written_order uuid;
begin
  if current_user not in ('admin', 'system') then
    perform public.forget_days_of(null, '{}');
    return null;
  end if;
  for written_order in select distinct order_id from written loop
    perform public.forget_days_of(id, '{}') from public.orders
    where id = written_order and least(paid_at, closed_at) < now() - interval '12 hours';
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_days_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform public.forget_days_of(coalesce(new.id, old.id), array[old.paid_at, old.closed_at]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_payers_of_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.order_parts set payer_email = '' where payer_email = lower(old.email);
  update public.part_payments set payer_email = '' where payer_email = lower(old.email);
  update public.part_transfers set payer_email = '' where payer_email = lower(old.email);
  return null;
end $function$;
comment on function forget_payers_of_address() is 'A deleted account takes along the address that was given for receipts of parts; what was paid stays.';

CREATE OR REPLACE FUNCTION public.get_my_role()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select role from public.user_profiles
    where id = nullif(current_setting('shop.actor_id', true), '')::uuid
  $function$;
comment on function get_my_role() is 'The role of the acting user; no row when there is no such profile.';
grant execute on function get_my_role() to admin, customer, system;

CREATE OR REPLACE FUNCTION public.get_product_by_alias(p_slug text)
 RETURNS SETOF products_view
 LANGUAGE sql
 STABLE
AS $function$
    select v.* from product_aliases a join products_view v on v.id = a.product_id where a.alias = p_slug
  $function$;

CREATE OR REPLACE FUNCTION public.get_rls_status_for_exposed_schemas()
 RETURNS TABLE(schema_name text, table_name text, rls_enabled boolean, rls_forced boolean, policy_count integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select n.nspname::text, c.relname::text, c.relrowsecurity, c.relforcerowsecurity,
      (select count(*) from pg_catalog.pg_policy p where p.polrelid = c.oid)::integer
    from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
    order by 1, 2
  $function$;
comment on function get_rls_status_for_exposed_schemas() is 'Of every table that the roles of the shop can reach: whether row security is on and forced, and how many policies it has.';
grant execute on function get_rls_status_for_exposed_schemas() to admin;

CREATE OR REPLACE FUNCTION public.goes_to_somebody(method text, is_open boolean, details jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select not is_open or not is_manual_transfer(method)
    or (coalesce(details->>'recipient', '') <> '' and coalesce(details->>'registered_name', '') <> '') $function$;
comment on function goes_to_somebody(text,boolean,jsonb) is 'A transfer is open only with a recipient and the name at its bank.';

CREATE OR REPLACE FUNCTION public.guard_members()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not public.is_administrator(new.user_id) or exists (select from public.shop_owners
      where user_id = new.user_id) then
    raise exception 'an owner is in no set, and neither is a customer' using errcode = '23514';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_owners()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform pg_advisory_xact_lock(714202613);
    if current_user in ('admin', 'system')
      and not exists (select from public.shop_owners where user_id <> old.user_id) then
      raise exception 'the last owner remains' using errcode = '23001';
    end if;
    return old;
  end if;
  if not public.is_administrator(new.user_id) or exists (select from public.permission_members
      where user_id = new.user_id) then
    raise exception 'an owner is an administrator in no set' using errcode = '23514';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.has_owner()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select exists (select from public.shop_owners) $function$;

CREATE OR REPLACE FUNCTION public.in_both_languages(words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select to_tsvector('spanish', words) || to_tsvector('english', words) $function$;

CREATE OR REPLACE FUNCTION public.index_words_of_orders()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select pg_catalog.gin_clean_pending_list('public.orders_by_words') $function$;
comment on function index_words_of_orders() is 'Moves the words of new orders into their index, all at once: cheaper than with each order.';
grant execute on function index_words_of_orders() to system;

CREATE OR REPLACE FUNCTION public.is_administrator(id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select exists (select from public.user_profiles profile where profile.id = is_administrator.id and role = 'admin') $function$;

CREATE OR REPLACE FUNCTION public.is_but_for_stock(is_now products, was products)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
begin
  was.stock_quantity = is_now.stock_quantity;
  was.updated_at = is_now.updated_at;
  return is_now *= was;
end $function$;
comment on function is_but_for_stock(products,products) is 'Whether two versions of a product are equal but for the stock quantity; whether there is any stock must be equal too.';

CREATE OR REPLACE FUNCTION public.is_listed(product products_view)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
    select product.is_active and product.is_publicly_visible and product.in_stock
  $function$;

CREATE OR REPLACE FUNCTION public.is_manual_transfer(method text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select exists (select from payment_methods m where m.method = is_manual_transfer.method and m.kind = 'manual') $function$;
comment on function is_manual_transfer(text) is 'Whether a person confirms this method''s money at the bank; otherwise a provider reports it.';

CREATE OR REPLACE FUNCTION public.is_me(id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select id = nullif(current_setting('shop.actor_id', true), '')::uuid $function$;

CREATE OR REPLACE FUNCTION public.is_owner()
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select exists (select from public.shop_owners
      where user_id = nullif(current_setting('shop.actor_id', true), '')::uuid)
  $function$;
comment on function is_owner() is 'Whether the acting administrator owns the shop.';

CREATE OR REPLACE FUNCTION public.keep_listing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform list_products(array(select id from written));
  return null;
end $function$;
comment on function keep_listing() is 'Lists the written products, or removes them from the list where they are hidden or sold out.';

CREATE OR REPLACE FUNCTION public.keep_what_was_sold()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  select sold.category, (
      select jsonb_agg(jsonb_build_object('id', part.id, 'sku', coalesce(part.sku, ''), 'nameEs', part.name,
          'nameEn', coalesce(nullif(part.name_en, ''), part.name), 'quantity', inside.quantity)
        order by inside.position)
      from public.kit_components inside join public.products part on part.id = inside.component_id
      where inside.kit_id = sold.id)
    into new.category, new.contents
  from public.products sold where sold.id = new.product_id;
  return new;
end $function$;
comment on function keep_what_was_sold() is 'A line keeps the category and contents of its product: what the catalogue shows later changes no paper of the order.';

CREATE OR REPLACE FUNCTION public.leave_permissions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.shop_owners where user_id = new.id) then
    raise exception 'an owner keeps the role' using errcode = '23001';
  end if;
  delete from public.permission_members where user_id = new.id;
  return null;
end $function$;
comment on function leave_permissions() is 'Whoever is no administrator any more is in no set; an owner stays one.';

CREATE OR REPLACE FUNCTION public.list_due(most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  asked uuid[];
  free uuid[];
  reworded uuid[];
  repriced uuid[];
begin
  asked := array(select product_id from listing_due order by product_id limit most);
  if cardinality(asked) = 0 then return false; end if;
  -- rows locked by other transactions are processed in a later run
  free := array(select id from products where id = any (asked) order by id for no key update skip locked);
  select array_agg(product_id) filter (where with_words), array_agg(product_id) filter (where not with_words)
  into reworded, repriced from listing_due where product_id = any (free);
  if reworded is not null then perform list_products(reworded); end if;
  if repriced is not null then perform list_prices(repriced); end if;
  delete from listing_due d where d.product_id = any (free)
    or (d.product_id = any (asked) and not exists (select from products p where p.id = d.product_id));
  if not exists (select from listing_due) then
    perform pg_notify('shop_changes', 'products_view');
    return false;
  end if;
  return cardinality(free) > 0;
end $function$;
comment on function list_due(integer) is 'Lists the next due products; returns whether to continue: false when none are left or others are changing them.';

CREATE OR REPLACE FUNCTION public.list_later(relisted uuid[], repriced uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if relisted is not null then
    perform pg_advisory_xact_lock_shared(714202612);
    delete from listed_products l using products_view v
    where l.product_id = any (relisted) and v.id = l.product_id and not is_listed(v);
    insert into listing_due as d (product_id, with_words)
    select v.id, true from products_view v where v.id = any (relisted) and is_listed(v)
    on conflict (product_id) do update set with_words = true where not d.with_words;
  end if;
  if repriced is not null then
    insert into listing_due (product_id, with_words)
    select id, false from unnest(repriced) as id on conflict do nothing;
  end if;
end $function$;
comment on function list_later(uuid[],uuid[]) is 'Removes products that are no longer available at once; other changes are queued.';

CREATE OR REPLACE FUNCTION public.list_prices(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(714202612);
  update listed_products l
  set price_usa = (v.numeric_price * 100)::bigint, price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where l.product_id = any (ids) and v.id = l.product_id and (l.price_usa, l.price_cuba)
    is distinct from ((v.numeric_price * 100)::bigint, (v.final_price * 100)::bigint);
end $function$;
comment on function list_prices(uuid[]) is 'Updates the prices of the given products, as far as they are listed, and nothing else.';

CREATE OR REPLACE FUNCTION public.list_products(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform list_rows(ids);
  perform list_words(ids);
end $function$;
comment on function list_products(uuid[]) is 'Lists the given products, or removes them from the list where they are hidden or sold out.';

CREATE OR REPLACE FUNCTION public.list_rows(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock_shared(714202612);
  delete from listed_products l using products_view v
  where l.product_id = any (ids) and v.id = l.product_id and not is_listed(v);

  insert into listed_products as l
  select v.id, v.category, (v.numeric_price * 100)::bigint, (v.final_price * 100)::bigint,
    v.power_w, v.energy_wh, v.usable_wh, v.voltage_v, v.available_for,
    left(fold(v.name), 120), left(fold(coalesce(v.name_en, v.name)), 120)
  from products_view v where v.id = any (ids) and is_listed(v)
  on conflict (product_id) do update set
    category = excluded.category, price_usa = excluded.price_usa, price_cuba = excluded.price_cuba,
    power_w = excluded.power_w, energy_wh = excluded.energy_wh, usable_wh = excluded.usable_wh,
    voltage_v = excluded.voltage_v, available_for = excluded.available_for,
    name_key = excluded.name_key, name_key_en = excluded.name_key_en
  where l.* is distinct from excluded.*;
end $function$;
comment on function list_rows(uuid[]) is 'Lists the given products as they are, or removes them from the list where they are hidden or sold out.';

CREATE OR REPLACE FUNCTION public.list_words(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  with said as materialized (
    select v.id, name_words(v) as names, spoken_words(v) as spoken,
      regexp_replace(fold(v.sku), '[^[:alnum:]]', '', 'g') as code,
      concat_ws(' ', v.power_w || 'w', v.energy_wh || 'wh', v.voltage_v || 'v') as figures,
      l.name_key, l.name_key_en
    from products_view v join listed_products l on l.product_id = v.id where v.id = any (ids)
  ), worded as (
    insert into listed_words as w (product_id, names, search, name_key, name_key_en)
    select id, strip(in_both_languages(left(names, 600))),
      strip(in_both_languages(left(concat_ws(' ', names, spoken, code, figures), 4000))), name_key, name_key_en
    from said
    on conflict (product_id) do update set names = excluded.names, search = excluded.search,
      name_key = excluded.name_key, name_key_en = excluded.name_key_en
    where w.* is distinct from excluded.*
  )
  insert into search_words (word)
  select distinct word from said, string_to_table(spoken, ' ') as word
  where length(word) between 2 and 120 and word !~ '^\d'
  order by word
  on conflict do nothing;
end $function$;
comment on function list_words(uuid[]) is 'Updates the search terms of the given products, as far as they are listed.';

CREATE OR REPLACE FUNCTION public.may(VARIADIC wanted text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
    select coalesce((
      select sets.permissions && wanted
      from public.permission_members member join public.permission_sets sets on sets.id = member.set_id
      where member.user_id = nullif(current_setting('shop.actor_id', true), '')::uuid
    ), true)
  $function$;
comment on function may(text[]) is 'Whether the acting administrator has one of the permissions; whoever is in no set has all. No set holds ''everything''.';

CREATE OR REPLACE FUNCTION public.name_words(product products_view)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    select search_words_in(concat_ws(' ', product.name, product.name_en, product.sku))
      || ' ' || family_nouns(product.category)
  $function$;

CREATE OR REPLACE FUNCTION public.order_words(order_number text, buyer jsonb, recipient jsonb, tracking_code text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select public.fold(concat_ws(' ', order_number, buyer->>'name', buyer->>'email', buyer->>'phone',
    recipient->>'givenNames', recipient->>'firstSurname', recipient->>'secondSurname', recipient->>'phone',
    recipient->>'secondPhone', recipient->>'email', recipient->'authorised'->>'name', tracking_code)) $function$;
comment on function order_words(text,jsonb,jsonb,text) is 'What staff search an order by: its number, buyer, recipient and tracking code.';

CREATE OR REPLACE FUNCTION public.part_of(amount bigint, part bigint, whole bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select coalesce(round(amount::numeric * part / nullif(whole, 0)), 0)::bigint $function$;
comment on function part_of(bigint,bigint,bigint) is 'amount × part ÷ whole in whole cents, half a cent away from zero; of running sums, so that the parts add up.';

CREATE OR REPLACE FUNCTION public.plain_query(word text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select plainto_tsquery('spanish', word) || plainto_tsquery('english', word) $function$;

CREATE OR REPLACE FUNCTION public.price_in_cuba(sell_price numeric, weight_lbs numeric, own_fee numeric, own_price numeric, rate numeric, fixed_fee numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case when own_price > 0 then own_price
      else round(sell_price + coalesce(weight_lbs, 0) * coalesce(nullif(rate, 0), 3)
        + coalesce(own_fee, fixed_fee, 0), 2) end
  $function$;
comment on function price_in_cuba(numeric,numeric,numeric,numeric,numeric,numeric) is 'sell_price + weight × rate + delivery fee; the rate is 3 where none is set, an own price above 0 wins.';

CREATE OR REPLACE FUNCTION public.price_in_usa(sell_price numeric, own_price numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case when own_price > 0 then own_price else sell_price end $function$;

CREATE OR REPLACE FUNCTION public.price_listing_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(714202612);
  if current_setting('shop.prices_listing_in_parts', true) = 'on' then return null; end if;
  update listed_products l set price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where v.id = l.product_id and l.price_cuba is distinct from (v.final_price * 100)::bigint;
  return null;
end $function$;
comment on function price_listing_again() is 'A new tariff changes every price delivered to Cuba, unless its transaction does so in parts. The lock prevents a product written meanwhile from taking the old tariff.';

CREATE OR REPLACE FUNCTION public.price_listing_on(most integer)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  tariff record;
  reached uuid;
begin
  if not exists (select from shipping_settings where listing_priced_to is not null) then return false; end if;
  -- a transaction that changes many products has priority, and none waits for this one
  if not pg_try_advisory_xact_lock(714202612) then return false; end if;
  select id, listing_priced_to into tariff from shipping_settings
  where listing_priced_to is not null order by created_at desc, id desc limit 1;
  if not found then return false; end if;
  reached := price_listing_part(tariff.listing_priced_to, most);
  -- the last batch is reached when no product follows
  if not exists (select from listed_products where product_id > reached) then reached := null; end if;
  update shipping_settings set listing_priced_to = reached where id = tariff.id;
  if reached is null then perform pg_notify('shop_changes', 'products_view'); end if;
  return reached is not null;
end $function$;
comment on function price_listing_on(integer) is 'Updates the prices of the next listed products by the tariff in force; returns whether to continue: false when none are left or others are writing products. The lock prevents a product written meanwhile from taking the old tariff.';

CREATE OR REPLACE FUNCTION public.price_listing_part(beyond uuid, most integer)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare last_one uuid;
begin
  select product_id into last_one from (
    select product_id from listed_products where product_id > beyond order by product_id limit most
  ) part order by product_id desc limit 1;
  update listed_products l set price_cuba = (v.final_price * 100)::bigint
  from products_view v
  where v.id = l.product_id and l.product_id > beyond and l.product_id <= last_one
    and v.id > beyond and v.id <= last_one
    and l.price_cuba is distinct from (v.final_price * 100)::bigint;
  return last_one;
end $function$;
comment on function price_listing_part(uuid,integer) is 'Updates the prices of the next listed products by the tariff in force; returns how far it came, null at the end.';

CREATE OR REPLACE FUNCTION public.product_key(name text, name_en text, sku text, id uuid, url_slug text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select public.fold(name || ' ' || coalesce(name_en, '') || ' '
      || coalesce(sku, 'sku-' || left(id::text, 8)) || ' ' || coalesce(url_slug, ''))
  $function$;
comment on function product_key(text,text,text,uuid,text) is 'What staff search a product by: names, SKU and URL.';

CREATE OR REPLACE FUNCTION public.remember_former_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.former_staff (id, name, email)
  select users.id, users.name, users.email
  from public.users join public.user_profiles profile on profile.id = users.id
  where users.id = old.id and (tg_table_name = 'user_profiles' or profile.role = 'admin')
  on conflict (id) do update set name = excluded.name, email = excluded.email, left_at = excluded.left_at;
  return old;
end $function$;
comment on function remember_former_staff() is 'Acts of staff stay in the books with a name, by whatever means the role or the account goes.';

CREATE OR REPLACE FUNCTION public.revoke_invitations_of_maker()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.admin_invitations set revoked_at = now()
  where created_by = (to_jsonb(new) ->> tg_argv[0])::uuid and used_at is null and revoked_at is null;
  return null;
end $function$;
comment on function revoke_invitations_of_maker() is 'An invitation stands on the account that made it: it ends with that one''s password and role.';

CREATE OR REPLACE FUNCTION public.search_figures(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        fold(value),
        '(\d)\s?mm\s?[2²](?!\d)', '\1mm2', 'g'),
        '(?<=\d)[.,](?=\d)', '', 'g'),
        '\m(\d{1,2})[\s\u00a0\u202f](\d{3})(?=\s?k?wh?\M)', '\1\2', 'g'),
        '(\d+)/(\d+)/(\d+)\s?v\M', '\1v \2v \3v', 'g'),
        '(\d+)/(\d+)\s?v\M', '\1v \2v', 'g'),
        '(\d)[\s\u00a0\u202f](kwh|wh|kw|w|v|ah|a|va|hz|awg)\M', '\1\2', 'g')
  $function$;
comment on function search_figures(text) is 'Folded, and each figure one word with its unit: 12/24 V is 12v 24v, 10 240 Wh is 10240wh.';

CREATE OR REPLACE FUNCTION public.search_words_in(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select trim(regexp_replace(search_figures(value), '[^[:alnum:]]+', ' ', 'g')) $function$;

CREATE OR REPLACE FUNCTION public.sign_out_former_staff()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  delete from public.sessions where user_id = new.id;
  delete from public.verifications where user_id = new.id or value = new.id::text;
  return null;
end $function$;
comment on function sign_out_former_staff() is 'A role taken away, by whatever means, ends the sessions and links of the account in the same transaction.';

CREATE OR REPLACE FUNCTION public.spec_number(specs jsonb, key text)
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return case when jsonb_typeof(specs -> key) = 'number'
    and (specs ->> key)::numeric between 0 and 1000000000
    then round((specs ->> key)::numeric)::integer end;
end $function$;
comment on function spec_number(jsonb,text) is 'A figure of the specifications as a whole number, null where it is no number.';

CREATE OR REPLACE FUNCTION public.spoken_words(product products_view)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
    select concat_ws(' ', family_nouns(product.category),
      trim(regexp_replace(fold(concat_ws(' ', product.name, product.name_en)), '[^[:alnum:]]+', ' ', 'g')),
      search_words_in(concat_ws(' ', product.short_description, product.short_description_en)),
      case when product.category in ('kit', 'panel') then 'solar' end)
  $function$;

CREATE OR REPLACE FUNCTION public.start_of_havana_day(day date)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  midnight timestamptz := day::timestamp at time zone 'America/Havana';
begin
  -- where clocks go back at midnight, midnight occurs twice; the day starts with the first one
  return case when ((midnight - interval '1 hour') at time zone 'America/Havana')::date >= day
    then midnight - interval '1 hour' else midnight end;
end $function$;
comment on function start_of_havana_day(date) is 'The first instant of a day of the shop; the day of an instant is (instant at time zone ''America/Havana'')::date.';

CREATE OR REPLACE FUNCTION public.synonym_query(token text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  asked tsquery;
  other text;
begin
  for other in
    select means from search_synonyms
    where term = token or to_tsvector('spanish', term) @@ plainto_tsquery('spanish', token)
  loop
    asked := coalesce(asked || plain_query(other), plain_query(other));
  end loop;
  return asked;
end $function$;

CREATE OR REPLACE FUNCTION public.take_orders_of_address()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.orders set user_id = new.id
  where user_id is null and lower(buyer_email) = new.email;
  return null;
end $function$;
comment on function take_orders_of_address() is 'A confirmed address brings its guest orders into the account.';

CREATE OR REPLACE FUNCTION public.tell_of_changed_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed boolean;
  is_scarce boolean;
  relisted uuid[];
  repriced uuid[];
begin
  select bool_or(not is_but_for_stock(w, b)),
    coalesce(bool_or(least(w.stock_quantity, b.stock_quantity) <= 5), false),
    array_agg(w.id) filter (where
      (w.name, w.name_en, w.sku, w.category, w.short_description, w.short_description_en, w.available_for,
        w.power_w, w.energy_wh, w.usable_wh, w.voltage_v, w.in_stock, w.is_active, w.is_publicly_visible)
      is distinct from
      (b.name, b.name_en, b.sku, b.category, b.short_description, b.short_description_en, b.available_for,
        b.power_w, b.energy_wh, b.usable_wh, b.voltage_v, b.in_stock, b.is_active, b.is_publicly_visible)),
    array_agg(w.id) filter (where
      (w.sell_price, w.numeric_price, w.final_price, w.weight_lbs, w.delivery_fee)
      is distinct from (b.sell_price, b.numeric_price, b.final_price, b.weight_lbs, b.delivery_fee))
  into changed, is_scarce, relisted, repriced
  from written w join before b using (id);
  if current_setting('shop.lists_later', true) = 'on' then perform list_later(relisted, repriced);
  else
    if relisted is not null then perform list_products(relisted); end if;
    if repriced is not null then perform list_prices(repriced); end if;
  end if;
  if changed or is_scarce then perform pg_notify('shop_changes', 'products_view'); end if;
  return null;
end $function$;
comment on function tell_of_changed_products() is 'Updates only what a change affects: a price rewrites no words. Stock alone changes the listing when a product sells out or is available again, and is announced from five units down, which pages show.';

CREATE OR REPLACE FUNCTION public.token_query(token text)
 RETURNS tsquery
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  asked tsquery := plain_query(token);
  meant tsquery := synonym_query(token);
  other text;
begin
  if token ~ '^[a-z]$' or numnode(plainto_tsquery('spanish', token)) = 0 or numnode(plainto_tsquery('english', token)) = 0
  then return null; end if;
  if meant is not null then return asked || meant; end if;
  if token ~ '^\d{2,5}$' then
    foreach other in array array['w', 'wh', 'v', 'ah', 'a', 'va'] loop
      asked := asked || plain_query(token || other);
    end loop;
    return asked;
  end if;
  if token ~ '^\d+kwh?$' then return asked || plain_query(replace(token, 'k', '000')); end if;
  if token ~ '^\d+000wh?$' then return asked || plain_query(regexp_replace(token, '000(wh?)$', 'k\1')); end if;
  if token ~ '^\d' or exists (select from search_words where spanish @@ asked or english @@ asked)
  then return asked; end if;
  for other in select words_like(token) loop
    asked := asked || plain_query(other) || coalesce(synonym_query(other), plain_query(other));
  end loop;
  return asked;
end $function$;
comment on function token_query(text) is 'One word of a search in any form, spelling or synonym, a bare figure with any unit; null for stop words, such as articles and single letters.';

CREATE OR REPLACE FUNCTION public.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at = now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.understand_search(asked text)
 RETURNS TABLE(part tsquery, families text[])
 LANGUAGE sql
 STABLE
AS $function$
    select understood.part, array(
      select family from unnest(array['kit', 'battery', 'panel', 'inverter', 'portable', 'accessory']) as family
      where in_both_languages(family_nouns(family)) @@ understood.part)
    from (
      select token_query(left(word, 40)) as part
      from string_to_table(search_words_in(left(asked, 200)), ' ') with ordinality as typed (word, place)
      where word <> '' order by place limit 8
    ) understood
    where understood.part is not null
  $function$;
comment on function understand_search(text) is 'A search word by word, as queries, with the categories each word names.';

CREATE OR REPLACE FUNCTION public.words_like(token text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
    with known as (
      select word from search_words
      where word like replace(replace(token, '\', '\\'), '_', '\_') || '%' or word % token
      union select term from search_synonyms
      where term like replace(replace(token, '\', '\\'), '_', '\_') || '%' or term % token
    ), near as (
      select word, starts_with(word, token) and length(token) > 1 as begins,
        similarity(word, token) - abs(length(word) - length(token)) * 0.02 as alike
      from known
    )
    select word from near
    where begins or (alike > (select max(alike) from near) - 0.1 and not exists (select from near where begins))
    order by alike desc limit 20
  $function$;
comment on function words_like(text) is 'Words that start with the token; where none does, the nearest ones by spelling.';

CREATE OR REPLACE FUNCTION public.zelle_follows_its_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update public.zelle_payments set user_id = new.user_id where order_id = new.id;
  return null;
end $function$;
comment on function zelle_follows_its_buyer() is 'A guest''s order that joins an account brings its transfer and proofs along.';

CREATE OR REPLACE FUNCTION public.zelle_follows_its_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update public.zelle_payments set payment_status = new.payment_status where order_id = new.id;
  return null;
end $function$;
comment on function zelle_follows_its_order() is 'One truth: a transfer is as paid as its order.';
