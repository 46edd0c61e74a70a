-- Who of the staff hears of what, and until when it was looked for each of them.
create table staff_notifications (
  user_id uuid primary key references users (id) on delete cascade,
  events text[] not null default '{}' check (cardinality(events) <= 20),
  quiet_from smallint not null default 22 check (quiet_from between 0 and 23),
  quiet_until smallint not null default 7 check (quiet_until between 0 and 23),
  summary_at smallint check (summary_at between 0 and 23),
  looked_at timestamptz not null,
  summarised_on date
);
alter table staff_notifications enable row level security;
alter table staff_notifications force row level security;
comment on table staff_notifications is 'What administrators are written to about; without a row nobody is.';
comment on column staff_notifications.quiet_from is 'The hour in Havana from which nothing is sent; the same as quiet_until for none.';
comment on column staff_notifications.summary_at is 'The hour in Havana of the daily summary; null for none.';
comment on column staff_notifications.looked_at is 'Events up to then were sent, or were not asked for.';
create index order_changes_by_time on order_changes (changed_at);
create index stock_movements_by_time on stock_movements (moved_at);
create index outbox_failed on outbox (failed_at) where failed_at is not null;
