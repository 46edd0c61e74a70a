create table margin_settings (
  only_one boolean primary key default true check (only_one),
  targets jsonb not null default '{}' check (jsonb_typeof(targets) = 'object' and length(targets::text) <= 2000),
  floor_basis_points integer not null default 0 check (floor_basis_points between 0 and 9000),
  rounding text not null default 'ninety_nine' check (rounding in ('ninety_nine', 'whole', 'none')),
  updated_at timestamptz not null default now()
);
comment on table margin_settings is 'The margins by which selling prices are proposed: one row, never visible to buyers.';
comment on column margin_settings.targets is 'Basis points of the selling price, by category.';
alter table margin_settings enable row level security;
alter table margin_settings force row level security;
