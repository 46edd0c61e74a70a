-- When the password or the second factor was last given in a session: changes that empty or hand over the shop ask for it.
alter table sessions add column confirmed_at timestamptz;
comment on column sessions.confirmed_at is 'When its user last proved who they are, after signing in; null: at sign-in only.';
