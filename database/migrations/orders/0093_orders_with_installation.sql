-- Few orders are installed: those that wait for an installer are found without reading the others.
create index orders_installation_idx on orders (placed_at desc, id desc) where installation_cents > 0;
