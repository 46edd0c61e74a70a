create trigger coupons_are_touched before update on coupons
  for each row execute function touch_updated_at();
