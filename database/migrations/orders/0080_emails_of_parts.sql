alter table order_parts
  add column payer_email text not null default '' check (length(payer_email) <= 254),
  add column payer_locale text not null default 'es' check (payer_locale in ('es', 'en'));
comment on column order_parts.payer_email is
  'Where the payer wants the receipt, in lower case; empty where none was given, or once it was erased.';
comment on column order_parts.payer_locale is 'The language in which the payer is written to.';
create index order_parts_by_payer_email on order_parts (payer_email) where payer_email <> '';
