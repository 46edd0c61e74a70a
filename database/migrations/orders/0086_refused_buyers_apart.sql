comment on table order_refusals is
  'Refused orders by day, buyer and limit; at most 500 rows a day and 20 buyers of a network, deleted after 30 days.';
comment on column order_refusals.key is
  'The network as in order_origins, a space and the buyer; without the buyer for those beyond 20 of a network, empty beyond 500 rows.';
