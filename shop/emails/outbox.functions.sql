create function announce_letter() returns trigger
  language plpgsql
  as $$
begin
  perform pg_notify('shop_outbox', '');
  return null;
end $$;
comment on function announce_letter is 'Wakes the sending processes after commit; open pages do not listen on this channel.';

create trigger letters_are_announced after insert on outbox
  for each statement execute function announce_letter();
