create trigger decisions_on_reviews_are_announced after update on reviews
  for each row when (old.state is distinct from new.state) execute function announce_change('reviews');
create trigger withdrawn_reviews_are_announced after delete on reviews
  for each row when (old.state = 'released') execute function announce_change('reviews');
