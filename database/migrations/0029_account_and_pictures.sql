alter table user_profiles
  add column language text check (language in ('es', 'en')),
  add column wants_reminders boolean not null default false;
comment on column user_profiles.language is 'Chosen in the account: pages after each sign-in and letters come in it; null while none was chosen.';
comment on column user_profiles.wants_reminders is 'Asked for a letter about a purchase that was left half-way; letters of orders and of security always go.';

alter table checkout_drafts add column reminded_at timestamptz;
comment on column checkout_drafts.reminded_at is 'When the one letter about it was written; there is never a second.';
