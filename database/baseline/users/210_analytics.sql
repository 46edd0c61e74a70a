create table analytics_events (
  id bigint generated always as identity primary key,
  event_type text not null check (length(event_type) between 1 and 40),
  event_name text not null check (length(event_name) between 1 and 80),
  event_data jsonb not null default '{}',
  user_session text not null default 'anonymous' check (length(user_session) between 1 and 80),
  created_at timestamptz not null default now()
);
comment on table analytics_events is 'Actions of visitors who consented: event by event, for the reports of the admin area.';
comment on column analytics_events.user_session is 'The id of the user, or anonymous.';
create index analytics_events_by_time on analytics_events (created_at);
alter table analytics_events enable row level security;
alter table analytics_events force row level security;

create table site_visits (
  id bigint generated always as identity primary key,
  referrer text not null default '',
  user_agent text not null default '',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_term text not null default '',
  utm_content text not null default '',
  created_at timestamptz not null default now()
);
comment on table site_visits is 'Visits of those who consented: where they came from and with which campaign.';
create index site_visits_by_time on site_visits (created_at);
alter table site_visits enable row level security;
alter table site_visits force row level security;
