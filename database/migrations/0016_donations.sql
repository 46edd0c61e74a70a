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
  state text not null check (state in ('held', 'awaiting', 'refused', 'closed', 'paid', 'returned')),
  screening jsonb not null default '[]' check (jsonb_typeof(screening) = 'array'),
  released_name text not null default '' check (length(released_name) <= 120),
  zelle_recipient text not null,
  registered_name text not null,
  donated_at timestamptz not null
);
comment on table donations is 'What somebody wants to give; no part of the shop''s revenue. The money itself stands in donation_entries.';
comment on column donations.attempt_hash is 'Of the form''s key and what it said: sent twice it is one donation.';
comment on column donations.donor_name is 'Empty where the donor did not want to give a name; whom the bank names is screened.';
comment on column donations.screening is 'Who was screened and found on a list: name, reason and the nearest listed name.';
comment on column donations.released_name is 'The name an administrator found to be somebody else''s; it is not held again.';
create index donations_newest on donations (donated_at desc);
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
  noted_by uuid not null,
  at timestamptz not null,
  constraint donation_entries_are_counted_once unique (kind, bank_reference),
  constraint donation_entries_once_each_way unique (donation_id, kind)
);
comment on table donation_entries is 'Append-only, apart from the ledger of sales: every cent given and every cent given back.';
alter table donation_entries enable row level security;
alter table donation_entries force row level security;
