alter table orders
  add column items_until timestamptz,
  add column items_released_at timestamptz;
comment on column orders.items_until is 'Until when the items are reserved without a proof of payment; null once one is there, and for other methods.';
comment on column orders.items_released_at is 'Since when an open order reserves nothing; null while it reserves its items.';
create index orders_to_release on orders (items_until) where items_until is not null;

alter table stock_movements
  drop constraint stock_movements_kind_check,
  add constraint stock_movements_kind_check
    check (kind in ('reserved', 'released', 'reserved_again', 'returned', 'corrected')),
  drop constraint stock_movements_have_a_sign,
  add constraint stock_movements_have_a_sign check (
    case when kind in ('reserved', 'reserved_again') then quantity < 0
      when kind in ('released', 'returned') then quantity > 0 else true end
  );
comment on table stock_movements is 'Append-only: why stock_quantity is what it is. An order takes stock once, may release it and take it again once, and returns what it has once.';
