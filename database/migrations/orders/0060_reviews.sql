-- What the recipients of delivered orders write about a product, with photos; shown once the owner releases it.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  product_id uuid not null references products on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 1000),
  author text not null check (length(author) between 1 and 60),
  place text not null check (length(place) <= 60),
  locale text not null,
  delivered_on date not null,
  state text not null default 'pending' check (state in ('pending', 'released', 'rejected')),
  written_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reason text not null default '' check (length(reason) <= 500),
  constraint reviews_once unique (order_id, product_id),
  constraint reviews_say_why check (state <> 'rejected' or reason <> '')
);
comment on table reviews is 'One per product of a delivered order, by its recipient; only released ones are public, a withdrawn one is deleted.';
comment on column reviews.place is 'The province of Cuba or the state of the USA where the order was delivered, as it is shown.';
comment on column reviews.reason is 'Why it was rejected, for its author; empty otherwise.';
create index reviews_of_product on reviews (product_id, decided_at desc) where state = 'released';
create index reviews_to_decide on reviews (written_at) where state = 'pending';
create index reviews_by_decider on reviews (decided_by) where decided_by is not null;
alter table reviews enable row level security;
alter table reviews force row level security;

create table review_images (
  file_name text primary key check (file_name ~ '^[0-9a-f-]{36}\.webp$'),
  review_id uuid not null references reviews on delete cascade,
  position smallint not null check (position between 1 and 3),
  constraint review_images_have_places unique (review_id, position)
);
comment on table review_images is 'Photos of a review, re-encoded without camera and location data; the files lie in the bucket of reviews.';
alter table review_images enable row level security;
alter table review_images force row level security;
