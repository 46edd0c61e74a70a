alter table part_transfers
  add column proof_file text,
  add column proof_hash text,
  add constraint part_transfers_proof_file_key unique (proof_file),
  add constraint part_transfers_proof_hash_check check (proof_hash ~ '^[0-9a-f]{64}$'),
  add constraint part_transfers_proof_is_whole check (num_nulls(proof_file, proof_hash) in (0, 2));
comment on column part_transfers.proof_file is 'The payer''s screenshot, without camera and location data; it proves no payment.';
create index part_transfers_by_proof on part_transfers (proof_hash);
