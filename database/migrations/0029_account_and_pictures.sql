alter table user_profiles
  add column language text check (language in ('es', 'en')),
  add column wants_reminders boolean not null default false;
comment on column user_profiles.language is 'Chosen in the account: pages after each sign-in and letters come in it; null while none was chosen.';
comment on column user_profiles.wants_reminders is 'Asked for a letter about a purchase that was left half-way; letters of orders and of security always go.';

alter table checkout_drafts add column reminded_at timestamptz;
comment on column checkout_drafts.reminded_at is 'When the one letter about it was written; there is never a second.';

create table order_pictures (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  kind text not null check (kind in ('delivery', 'damage')),
  file_name text not null unique check (length(file_name) between 1 and 100),
  image_hash text not null check (image_hash ~ '^[0-9a-f]{64}$'),
  added_by uuid,
  added_at timestamptz not null,
  constraint order_pictures_come_once unique (order_id, kind, image_hash),
  constraint order_pictures_of_delivery_are_staffs check (kind = 'damage' or added_by is not null)
);
comment on table order_pictures is 'Photographs of an order: of the delivery by staff, of damage by the one who paid; drawn anew, without camera and place.';
create index order_pictures_of_order on order_pictures (order_id, added_at);
alter table order_pictures enable row level security;
alter table order_pictures force row level security;

create table damage_reports (
  order_id uuid primary key references orders (id),
  told text not null check (length(told) between 1 and 1000),
  reported_at timestamptz not null,
  answer text not null default '' check (length(answer) <= 1000),
  answered_by uuid,
  answered_at timestamptz,
  constraint damage_reports_answers_are_whole check (num_nulls(answered_by, answered_at) in (0, 2))
);
comment on table damage_reports is 'What arrived broken or was missing, told within 48 hours of the delivery.';
create index damage_reports_open on damage_reports (reported_at) where answered_at is null;
alter table damage_reports enable row level security;
alter table damage_reports force row level security;
