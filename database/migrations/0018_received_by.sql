alter table orders add column received_by text not null default '' check (length(received_by) <= 200);
comment on column orders.received_by is 'Who took the goods at the door, as whoever delivered them wrote it down.';
