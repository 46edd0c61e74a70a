alter table listed_names add column births text[] not null default '{}';
comment on column listed_names.births is
  'When and where the person was born, as the list writes it: DOB 20 Apr 1960, POB Placetas; for staff to compare.';

-- the copies at hand have none: each list is read anew with its next download, though its file did not change
update screening_lists set sha256 = repeat('0', 64) where is_current;
update list_downloads set etag = '', last_modified = '';
