-- Above the owner's sum two persons see a donation at the bank, as they do with an order.
alter table donations
  add column first_by uuid,
  add column first_at timestamptz,
  add column first_reference text check (length(first_reference) between 1 and 60),
  add column first_amount_cents bigint check (first_amount_cents > 0),
  add column second_person_above_cents bigint check (second_person_above_cents >= 0),
  add constraint donations_first_look_is_whole
    check (num_nonnulls(first_by, first_at, first_reference, first_amount_cents) in (0, 4));
comment on column donations.first_by is 'Who saw the transfer first; somebody else has to see the same.';
comment on column donations.second_person_above_cents is
  'The sum above which two persons were needed when it was given; raised since, it frees nothing that waits.';
