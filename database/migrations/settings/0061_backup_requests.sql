-- A backup that somebody asked for in the panel; the next process that looks makes it.
create table backup_requests (
  asked_at timestamptz primary key,
  taken_at timestamptz check (taken_at >= asked_at)
);
alter table backup_requests enable row level security;
alter table backup_requests force row level security;
comment on table backup_requests is 'Backups asked for in the panel, each taken by one process.';
comment on column backup_requests.taken_at is 'When a process began it; null while it waits.';
