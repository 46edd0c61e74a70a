create table order_delays (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  window_from timestamptz,
  window_to timestamptz,
  reason text not null check (length(reason) between 1 and 1000),
  silence text not null check (silence in ('accepts', 'cancels')),
  sent_by uuid,
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  answer text check (answer in ('accepted', 'cancelled', 'moot')),
  answered_at timestamptz,
  was_silent boolean not null default false,
  constraint order_delays_windows_are_whole check (
    num_nulls(window_from, window_to) in (0, 2) and window_from <= window_to
  ),
  constraint order_delays_answers_are_whole check (num_nulls(answer, answered_at) in (0, 2)),
  constraint order_delays_without_a_date_need_an_answer check (window_to is not null or silence = 'cancels')
);
comment on table order_delays is 'Notices of 16 CFR 435: the order is late, and the buyer waits or has his money back. Answered once.';
comment on column order_delays.silence is 'What no answer until answer_by means, as the letter says it.';
create index order_delays_of_order on order_delays (order_id, sent_at desc);
create unique index order_delays_one_question_at_a_time on order_delays (order_id) where answer is null;
create index order_delays_to_close on order_delays (answer_by) where answer is null;
alter table order_delays enable row level security;
alter table order_delays force row level security;
