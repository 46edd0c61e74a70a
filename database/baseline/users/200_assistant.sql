create table assistant_turns (
  id uuid primary key,
  conversation_id uuid not null,
  question_hash text not null check (length(question_hash) = 43),
  answer jsonb,
  asked_at timestamptz not null
);
comment on table assistant_turns is 'Answers of the assistant, stored for a short time so that a client that lost the connection can read on. Of the question only a hash.';
create index assistant_turns_by_age on assistant_turns (asked_at);
alter table assistant_turns enable row level security;
alter table assistant_turns force row level security;
