-- A link that an account asked for ends with what it stands on: it is found by its user. Links from before have no
-- user and no digest, so they are refused; the longest of them would have lasted a day.
alter table verifications add column user_id uuid references users (id) on delete cascade;
comment on column verifications.user_id is 'Whose link it is; null for the engine''s own entries and for the first administrator.';
create index verifications_by_user on verifications (user_id) where user_id is not null;
