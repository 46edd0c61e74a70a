-- A further damage is reported in its turn, by payer or recipient.
alter table damage_reports
  add column reporter text not null default 'payer' check (reporter in ('payer', 'recipient')),
  drop constraint damage_reports_pkey,
  add constraint damage_reports_pkey primary key (order_id, reported_at);
comment on column damage_reports.reporter is 'Whose link it came by; of earlier reports it is not known.';
