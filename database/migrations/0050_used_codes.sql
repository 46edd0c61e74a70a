-- A code of an authenticator works once: a step of thirty seconds is used up with it.
alter table two_factors add column last_used_step bigint;
comment on column two_factors.last_used_step is 'The newest thirty-second step whose code was accepted; older ones and this one are refused.';
