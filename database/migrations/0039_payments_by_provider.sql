-- Attempts, refunds and events name their provider; until now all of them were PayPal's.
alter table paypal_orders add column provider text not null default 'paypal' check (provider ~ '^[a-z][a-z_]{1,30}$');
alter table paypal_orders alter column provider drop default;
comment on table paypal_orders is 'One attempt to pay at a provider; its id is the idempotency key of the request.';
comment on column paypal_orders.paypal_order_id is 'The provider''s id of the payment.';
comment on column paypal_orders.next_check_at is
  'When a process may ask the provider about it; during a request, when another process may take over.';

alter table donation_payments add column provider text not null default 'paypal' check (provider ~ '^[a-z][a-z_]{1,30}$');
alter table donation_payments alter column provider drop default;
comment on table donation_payments is 'One attempt to donate at a provider; its id is the idempotency key of the request.';
comment on column donation_payments.paypal_order_id is 'The provider''s id of the payment.';
comment on column donation_payments.next_check_at is
  'When a process may ask the provider about it; during a request, when another process may take over.';

alter table refunds add column provider text not null default 'paypal' check (provider ~ '^[a-z][a-z_]{1,30}$');
alter table refunds alter column provider drop default;
comment on table refunds is
  'Refunds requested from a provider; the money that was returned is in payments and donation_entries.';

alter table paypal_events add column provider text not null default 'paypal' check (provider ~ '^[a-z][a-z_]{1,30}$');
alter table paypal_events
  alter column provider drop default,
  drop constraint paypal_events_pkey,
  add primary key (provider, id);
comment on table paypal_events is 'Handled webhooks of providers; a repeated one changes nothing.';
