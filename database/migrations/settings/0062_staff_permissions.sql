-- What single administrators may do; one without a set may do everything that the role may.
create table permission_sets (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (length(name) between 1 and 60),
  permissions text[] not null check (
    permissions <@ array['orders', 'packing', 'payments', 'compliance', 'catalogue', 'content', 'accounting', 'customers']
  )
);
comment on table permission_sets is 'Permissions under a name that the owner chose.';
alter table permission_sets enable row level security;
alter table permission_sets force row level security;

create table permission_members (
  user_id uuid primary key references users on delete cascade,
  set_id uuid not null references permission_sets on delete restrict
);
comment on table permission_members is 'Administrators who may do only what their set names.';
create index permission_members_by_set on permission_members (set_id);
alter table permission_members enable row level security;
alter table permission_members force row level security;

create table shop_owners (
  user_id uuid primary key references users on delete restrict
);
comment on table shop_owners is 'Administrators who decide what others may do, and whom nobody restricts or removes.';
alter table shop_owners enable row level security;
alter table shop_owners force row level security;

-- An invitation may name the set of whoever accepts it; otherwise they may do everything.
alter table admin_invitations add column set_id uuid references permission_sets on delete cascade;
create index admin_invitations_by_set on admin_invitations (set_id) where set_id is not null;

-- In a shop that has administrators, the first one is the owner.
alter table user_profiles no force row level security;
alter table users no force row level security;
alter table shop_owners no force row level security;
insert into shop_owners (user_id)
select users.id from user_profiles join users on users.id = user_profiles.id
where user_profiles.role = 'admin'
order by users.email_confirmed_at is null, users.created_at, users.id limit 1;
alter table user_profiles force row level security;
alter table users force row level security;
alter table shop_owners force row level security;
