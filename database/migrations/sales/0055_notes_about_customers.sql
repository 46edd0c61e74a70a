create table customer_notes (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and length(email) between 3 and 320),
  user_id uuid references users on delete cascade,
  note text not null check (length(note) between 1 and 1000),
  noted_by uuid not null,
  noted_at timestamptz not null
);
comment on table customer_notes is 'What staff notes about a customer: by the account, and by the address of those who have none.';
comment on column customer_notes.noted_by is 'Stays when that account is gone.';
create index customer_notes_by_email on customer_notes (email, noted_at desc);
create index customer_notes_by_user on customer_notes (user_id) where user_id is not null;
alter table customer_notes enable row level security;
alter table customer_notes force row level security;

-- A customer's page shows their e-mails and donations by address.
create index outbox_by_recipient on outbox (lower(recipient), created_at desc);
create index donations_by_email on donations (lower(email), donated_at desc);
create index donations_by_parts on donations using gin (email gin_trgm_ops, fold(donor_name) gin_trgm_ops);
