-- The public never reads whose order a review is of, who decided on it, or why it was rejected.
grant select (id, product_id, rating, body, author, place, locale, delivered_on, state, decided_at)
  on reviews to anon, customer;
grant select, update (state, decided_at, decided_by, reason) on reviews to admin;
grant select, insert, delete on reviews to system;

create policy everyone_sees_released_reviews on reviews for select to anon, customer using (state = 'released');
create policy staff_sees_reviews on reviews for select to admin using (true);
create policy staff_decides_in_the_own_name on reviews for update to admin using (true) with check (is_me(decided_by));
create policy the_shop_takes_and_withdraws_reviews on reviews for all to system using (true) with check (true);

grant select on review_images to anon, customer, admin;
grant select, insert, delete on review_images to system;

create policy everyone_sees_photos_of_released_reviews on review_images for select to anon, customer
  using (exists (select from reviews where reviews.id = review_images.review_id and reviews.state = 'released'));
create policy staff_sees_photos_of_reviews on review_images for select to admin using (true);
create policy the_shop_keeps_photos_of_reviews on review_images for all to system using (true) with check (true);
