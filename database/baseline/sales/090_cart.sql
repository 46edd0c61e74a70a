create table shared_carts (
  token text primary key check (token ~ '^[A-Za-z0-9_-]{22}$'),
  cart text not null check (cart <> '' and length(cart) <= 4000),
  created_at timestamptz not null default now()
);
comment on table shared_carts is 'Carts opened by their link for 90 days; cart is the compact list id:quantity.';
create index shared_carts_by_age on shared_carts (created_at);
alter table shared_carts enable row level security;
alter table shared_carts force row level security;
