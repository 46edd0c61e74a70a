-- A count that staff empties: what was counted last leaves the history, so that its sums stay true.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check
  check (kind in ('reserved', 'released', 'reserved_again', 'returned', 'corrected', 'uncounted'));
alter table stock_movements drop constraint stock_movements_quantity_check;
alter table stock_movements add constraint stock_movements_quantity_check
  check (quantity <> 0 or kind = 'uncounted');
