create table donations (
  id uuid primary key default gen_random_uuid(),
  attempt_hash text not null constraint donations_attempt_is_unique unique
    check (attempt_hash ~ '^[0-9a-f]{64}$'),
  memo text not null constraint donations_memo_is_unique unique
    check (memo ~ '^DN(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
  cause text not null check (cause in ('lamp', 'fan', 'family', 'free')),
  amount_cents bigint not null check (amount_cents between 100 and 1000000),
  donor_name text not null check (length(donor_name) <= 120),
  email text not null check (length(email) <= 254),
  message text not null check (length(message) <= 500),
  locale text not null check (locale in ('es', 'en')),
  state text not null check (state in ('held', 'awaiting', 'refused', 'closed', 'paid', 'disputed', 'returned')),
  screening jsonb not null default '[]' check (jsonb_typeof(screening) = 'array'),
  released_name text not null default '' check (length(released_name) <= 120),
  zelle_recipient text not null,
  registered_name text not null,
  donated_at timestamptz not null,
  method text not null check (method in ('paypal', 'zelle')),
  user_id uuid
);
comment on table donations is 'Donations as offered; not revenue of the shop. The money itself is in donation_entries.';
comment on column donations.attempt_hash is 'Hash of the form''s key and input: sent twice it is one donation.';
comment on column donations.donor_name is 'Empty where the donor gave no name; the sender named by the bank is screened.';
comment on column donations.screening is 'The matches of the screening: name, reason and the nearest listed name.';
comment on column donations.released_name is 'The name an administrator found to be another person''s; it is not held again.';
comment on column donations.user_id is 'The signed-in donor, who sees the donation in the account.';
create index donations_newest on donations (donated_at desc);
create index donations_of_customer on donations (user_id, donated_at desc) where user_id is not null;
alter table donations enable row level security;
alter table donations force row level security;

create table donation_changes (
  id bigint generated always as identity primary key,
  donation_id uuid not null references donations (id),
  from_state text not null default '',
  to_state text not null,
  reason text not null default '' check (length(reason) <= 1000),
  by_role text not null check (by_role in ('anon', 'customer', 'admin', 'system')),
  by_user uuid,
  changed_at timestamptz not null
);
comment on table donation_changes is 'Append-only: what happened to a donation, when, by whom and why.';
create index donation_changes_of_donation on donation_changes (donation_id, id);
alter table donation_changes enable row level security;
alter table donation_changes force row level security;

create table donation_entries (
  id bigint generated always as identity primary key,
  donation_id uuid not null references donations (id),
  kind text not null check (kind in ('received', 'returned')),
  bank_reference text not null check (length(bank_reference) between 1 and 60),
  sender_name text not null check (length(sender_name) <= 120),
  amount_cents bigint not null check (amount_cents > 0),
  noted_by uuid,
  at timestamptz not null,
  provider text not null check (provider in ('paypal', 'zelle')),
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  constraint donation_entries_are_counted_once unique (provider, kind, bank_reference),
  constraint donation_entries_zelle_was_seen_by_somebody check (provider = 'paypal' or noted_by is not null)
);
comment on table donation_entries is 'Append-only ledger of donations, apart from the one of sales: every cent received and returned.';
comment on column donation_entries.bank_reference is 'For Zelle the reference of the bank; the capture or refund at PayPal.';
create unique index donation_entries_once_each_way on donation_entries (donation_id, kind) where provider = 'zelle';
alter table donation_entries enable row level security;
alter table donation_entries force row level security;

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
comment on table donation_payments is 'One attempt to donate at PayPal; its id is the idempotency key of the request.';
comment on column donation_payments.next_check_at is 'When a process may ask PayPal about it; during a request, when another process may take over.';
create index donation_payments_of_donation on donation_payments (donation_id, created_at desc);
create unique index donation_payments_one_at_a_time on donation_payments (donation_id)
  where state in ('creating', 'open', 'capturing', 'review');
create index donation_payments_to_check on donation_payments (next_check_at)
  where state in ('open', 'capturing', 'review') or refund_state in ('asked', 'pending');
alter table donation_payments enable row level security;
alter table donation_payments force row level security;
