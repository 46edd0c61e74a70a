-- Recovery codes are stored as hashes. Those of before stay encrypted until the shop, which alone can open them, hashes them.
comment on table two_factors is 'The second factor of an account: the key of its authenticator, encrypted by the application, and its recovery codes.';
comment on column two_factors.backup_codes is 'A JSON list of salted scrypt hashes; a text that is no list holds codes that were encrypted before and are hashed at the next hour or use.';
