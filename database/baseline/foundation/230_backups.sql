create table backup_runs (
  planned_for timestamptz primary key,
  began_at timestamptz not null,
  ended_at timestamptz,
  name text not null default '' check (length(name) <= 100),
  row_count bigint not null default 0 check (row_count >= 0),
  file_count integer not null default 0 check (file_count >= 0),
  problem text not null default '' check (length(problem) <= 500),
  constraint backup_runs_end_after_they_begin check (ended_at >= began_at)
);
comment on table backup_runs is 'Every backup that was started, so that only one process makes it and its age is known.';
comment on column backup_runs.planned_for is 'The scheduled time; for a backup made by hand, when it started.';
comment on column backup_runs.problem is 'Why it failed; empty when it is complete.';
alter table backup_runs enable row level security;
alter table backup_runs force row level security;
