-- Two people may begin to pay one part: each attempt and the transfer have the payer who began them.
alter table part_payments
  add column payer_name text not null default '' check (length(payer_name) <= 120),
  add column payer_country text not null default '' check (length(payer_country) <= 2),
  add column payer_email text not null default '' check (length(payer_email) <= 254),
  add column payer_locale text not null default 'es' check (payer_locale in ('es', 'en'));
alter table part_transfers
  add column payer_name text not null default '' check (length(payer_name) <= 120),
  add column payer_country text not null default '' check (length(payer_country) <= 2),
  add column payer_email text not null default '' check (length(payer_email) <= 254),
  add column payer_locale text not null default 'es' check (payer_locale in ('es', 'en'));
comment on column part_payments.payer_email is 'Where whoever began this attempt wants the receipt; empty where none was given, or once it was erased.';
comment on column part_transfers.payer_email is 'Where whoever chose this transfer wants the receipt; empty where none was given, or once it was erased.';
comment on column order_parts.payer_email is
  'Of who paid it, or until then of who last began: where the receipt goes, in lower case; empty where none was given, or once it was erased.';
-- The owner of the tables is not the role that row-level security lets change them.
alter table order_parts no force row level security;
alter table part_payments no force row level security;
alter table part_transfers no force row level security;
update part_payments set payer_name = part.payer_name, payer_country = part.payer_country,
    payer_email = part.payer_email, payer_locale = part.payer_locale
  from order_parts part where part.id = part_payments.part_id;
update part_transfers set payer_name = part.payer_name, payer_country = part.payer_country,
    payer_email = part.payer_email, payer_locale = part.payer_locale
  from order_parts part where part.id = part_transfers.part_id;
alter table order_parts force row level security;
alter table part_payments force row level security;
alter table part_transfers force row level security;
