-- Products without a category are listed too, and sections of cables are searchable in square
-- millimetres: every product is listed again by the job that lists changed ones.
insert into listing_due (product_id, with_words)
select id, true from products
on conflict (product_id) do update set with_words = true;

-- A shop that already has its synonyms gets the usual American sizes; a new one gets them with the others.
insert into search_synonyms (term, means)
select term, means
from (values ('4mm2', '12awg'), ('6mm2', '10awg'), ('10mm2', '8awg'), ('16mm2', '6awg'), ('25mm2', '4awg'),
  ('35mm2', '2awg')) as sections (term, means)
where exists (select from search_synonyms)
on conflict do nothing;
