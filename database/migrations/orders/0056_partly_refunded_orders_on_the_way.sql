-- An order of which a part was refunded is still prepared and shipped.
drop index orders_on_the_way;
create index orders_on_the_way on orders (placed_at desc, id desc)
  where payment_status in ('paid', 'partly_refunded')
    and delivery_status not in ('delivered', 'returned', 'cancelled');
