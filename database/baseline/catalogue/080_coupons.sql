create table coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null constraint coupons_code_is_unique unique
    constraint coupons_code_is_folded check (code ~ '^[A-Z0-9._-]{1,40}$'),
  kind text not null check (kind in ('percent', 'amount')),
  basis_points integer not null default 0 check (basis_points between 0 and 10000),
  amount numeric(12,2) not null default 0 check (amount >= 0),
  valid_from_on date,
  valid_until_on date,
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint coupons_give_something check (
    case kind when 'percent' then basis_points > 0 else amount > 0 end
  ),
  constraint coupons_end_after_they_begin check (valid_until_on >= valid_from_on)
);
comment on table coupons is 'Codes that take a share or an amount off an order, while they are active, within their dates and uses.';
comment on column coupons.code is 'Upper-case letters without spaces, as shop/coupons normalises the input.';
alter table coupons enable row level security;
alter table coupons force row level security;
