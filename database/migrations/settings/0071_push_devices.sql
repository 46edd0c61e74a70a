-- Browsers of staff that show notifications by web push, and push messages among what the outbox sends.
create table push_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  endpoint text not null unique check (endpoint like 'https://%' and length(endpoint) <= 2000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  user_agent text not null check (length(user_agent) <= 300),
  added_at timestamptz not null,
  reached_at timestamptz,
  failed_at timestamptz
);
alter table push_devices enable row level security;
alter table push_devices force row level security;
comment on table push_devices is 'Browsers in which staff asked for notifications; each person sees only the own.';
comment on column push_devices.endpoint is 'The address at the push service of the browser''s maker.';
comment on column push_devices.p256dh is 'The browser''s key; with auth, only that browser decrypts what is sent.';
comment on column push_devices.reached_at is 'When the push service last accepted a message.';
comment on column push_devices.failed_at is 'When the push service last refused one for good.';
create index push_devices_by_user on push_devices (user_id);

alter table staff_notifications add column by_email boolean not null default true;
comment on column staff_notifications.by_email is 'False for whoever is notified in a device only; without a device an e-mail is sent all the same.';

alter table outbox add column push_device uuid references push_devices (id) on delete cascade;
comment on column outbox.push_device is 'Sent to this device instead of by e-mail; text is what the device shows.';
create index outbox_by_device on outbox (push_device) where push_device is not null;
