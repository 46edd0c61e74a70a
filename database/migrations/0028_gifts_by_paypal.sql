alter table donations
  add column method text not null default 'zelle' check (method in ('paypal', 'zelle')),
  add column user_id uuid;
alter table donations alter column method drop default;
comment on column donations.user_id is 'Who was signed in while giving; sees it in the own account.';
create index donations_of_customer on donations (user_id, donated_at desc) where user_id is not null;

alter table donation_entries
  add column provider text not null default 'zelle' check (provider in ('paypal', 'zelle')),
  add column fee_cents bigint not null default 0 check (fee_cents >= 0),
  alter column noted_by drop not null,
  drop constraint donation_entries_are_counted_once,
  drop constraint donation_entries_once_each_way,
  add constraint donation_entries_are_counted_once unique (provider, kind, bank_reference),
  add constraint donation_entries_zelle_was_seen_by_somebody check (provider = 'paypal' or noted_by is not null);
alter table donation_entries alter column provider drop default;
comment on column donation_entries.bank_reference is 'Of Zelle the reference of the bank; the capture or refund at PayPal.';
create unique index donation_entries_once_each_way on donation_entries (donation_id, kind) where provider = 'zelle';

create table donation_payments (
  id uuid primary key default gen_random_uuid(),
  donation_id uuid not null references donations (id),
  paypal_order_id text constraint donation_payments_are_known_once unique,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null default 'creating'
    check (state in ('creating', 'open', 'capturing', 'review', 'captured', 'closed')),
  approve_link text not null default '',
  capture_tries integer not null default 0 check (capture_tries >= 0),
  capture_id text not null default '',
  last_issue text not null default '',
  refund_state text not null default 'none'
    check (refund_state in ('none', 'asked', 'pending', 'failed', 'done')),
  refund_tries integer not null default 0 check (refund_tries >= 0),
  refund_reason text not null default '' check (length(refund_reason) <= 400),
  refund_asked_by uuid,
  created_at timestamptz not null,
  checks integer not null default 0 check (checks >= 0),
  next_check_at timestamptz not null,
  constraint donation_payments_are_named_when_open check (state in ('creating', 'closed') or paypal_order_id is not null)
);
comment on table donation_payments is 'One attempt to give at PayPal; its id is the key under which PayPal knows the request.';
comment on column donation_payments.next_check_at is 'When a process may ask PayPal about it; while one does, when another may take over.';
create index donation_payments_of_donation on donation_payments (donation_id, created_at desc);
create unique index donation_payments_one_at_a_time on donation_payments (donation_id)
  where state in ('creating', 'open', 'capturing', 'review');
create index donation_payments_to_check on donation_payments (next_check_at)
  where state in ('open', 'capturing', 'review') or refund_state in ('asked', 'pending');
alter table donation_payments enable row level security;
alter table donation_payments force row level security;
