-- A raised sum frees no transfer that already waited for two persons.
alter table zelle_payments add column second_person_above_cents bigint check (second_person_above_cents >= 0);
alter table part_transfers add column second_person_above_cents bigint check (second_person_above_cents >= 0);
comment on column zelle_payments.second_person_above_cents is
  'The least sum that needed two persons while it waited, where the owner raised it since; else null.';
comment on column part_transfers.second_person_above_cents is
  'The least sum that needed two persons while its order waited, where the owner raised it since; else null.';
