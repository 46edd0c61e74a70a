-- The payment methods are rows: a manual one is added without code. Instructions are shown with the method.
create table payment_methods (
  method text primary key check (method ~ '^[a-z][a-z0-9_]{1,30}$'),
  kind text not null check (kind in ('provider', 'manual')),
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  instructions_es text not null default '' check (length(instructions_es) <= 300),
  instructions_en text not null default '' check (length(instructions_en) <= 300),
  added_at timestamptz not null default now()
);
comment on table payment_methods is 'Every payment method; orders and money refer to them, so that none is ever removed.';
comment on column payment_methods.kind is 'A provider takes the money itself; a manual transfer is confirmed at the bank by a person.';
comment on column payment_methods.name is 'The same in every language.';
create unique index payment_methods_by_name on payment_methods (lower(name));
insert into payment_methods (method, kind, name, instructions_es, instructions_en) values
  ('paypal', 'provider', 'PayPal', '', ''),
  ('zelle', 'manual', 'Zelle', 'Solo aceptamos pagos desde una cuenta de EE. UU. a tu nombre.',
    'We only accept payments from a US account in your name.');
alter table payment_methods enable row level security;
alter table payment_methods force row level security;

alter table orders
  drop constraint orders_payment_method_check,
  add foreign key (payment_method) references payment_methods (method);
alter table payments
  drop constraint payments_provider_check,
  add foreign key (provider) references payment_methods (method);
alter table donations
  drop constraint donations_method_check,
  add foreign key (method) references payment_methods (method);
alter table payment_method_settings
  drop constraint payment_method_settings_method_check,
  drop constraint payment_method_settings_zelle_goes_to_somebody,
  add foreign key (method) references payment_methods (method);
comment on column payment_method_settings.details is 'Of a manual transfer: recipient, registered_name, second_person_above.';

-- Row security says who may write which entry: a person those of transfers, the system those of providers.
drop index donation_entries_once_each_way;
alter table donation_entries
  drop constraint donation_entries_provider_check,
  drop constraint donation_entries_zelle_was_seen_by_somebody,
  add foreign key (provider) references payment_methods (method);
create unique index donation_entries_once_each_way on donation_entries (donation_id, kind) where noted_by is not null;
comment on column donation_entries.bank_reference is 'For a transfer the reference of the bank; the capture or refund at a provider.';

alter table paypal_orders
  drop constraint paypal_orders_provider_check,
  add foreign key (provider) references payment_methods (method);
alter table donation_payments
  drop constraint donation_payments_provider_check,
  add foreign key (provider) references payment_methods (method);
alter table refunds
  drop constraint refunds_provider_check,
  add foreign key (provider) references payment_methods (method);
alter table paypal_events
  drop constraint paypal_events_provider_check,
  add foreign key (provider) references payment_methods (method);
