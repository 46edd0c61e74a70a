alter table refunds
  alter column order_id drop not null,
  add column donation_id uuid references donations (id),
  add constraint refunds_are_of_one_thing check (num_nonnulls(order_id, donation_id) = 1);
comment on table refunds is 'Refunds requested from PayPal; the money that was returned is in payments and donation_entries.';
create index refunds_of_donation on refunds (donation_id, asked_at) where donation_id is not null;

insert into refunds (donation_id, capture_id, amount_cents, reason, asked_by, asked_at, next_check_at)
  select donation_id, capture_id, amount_cents, coalesce(nullif(refund_reason, ''), 'donation'), refund_asked_by,
    next_check_at, next_check_at
  from donation_payments where refund_state in ('asked', 'pending');

drop index donation_payments_to_check;
create index donation_payments_to_check on donation_payments (next_check_at)
  where state in ('open', 'capturing', 'review');
alter table donation_payments
  drop column capture_id, drop column refund_state, drop column refund_tries,
  drop column refund_reason, drop column refund_asked_by;
