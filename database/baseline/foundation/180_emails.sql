create table outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null constraint outbox_recipient_is_one_address
    check (length(recipient) <= 320 and recipient ~ '^[^[:space:][:cntrl:]@<>,;"]+@[^[:space:][:cntrl:]@<>,;"]+$'),
  reply_to text not null default '',
  locale text not null check (locale in ('es', 'en')),
  letter text not null check (letter <> ''),
  subject text not null constraint outbox_subject_is_one_line
    check (length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  html text,
  text text,
  created_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default '',
  provider_id text not null default '',
  constraint outbox_keeps_bodies_until_they_are_sent check (
    case when sent_at is null then html is not null and text is not null
      else html is null and text is null end
  ),
  constraint outbox_letters_fit check (octet_length(html) + octet_length(text) <= 30000),
  constraint outbox_letters_end_once check (sent_at is null or failed_at is null)
);
comment on table outbox is 'E-mails to send, written in the transaction that causes them.';
comment on column outbox.html is 'Contains links that open accounts: deleted once the e-mail is sent.';
comment on column outbox.next_attempt_at is 'While an e-mail is being sent: when another process may take over.';
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_by_age on outbox (created_at);
alter table outbox enable row level security;
alter table outbox force row level security;
