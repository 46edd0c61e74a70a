-- What was only written to a file reached nobody: with its body it can be sent once there is a service.
alter table outbox drop constraint outbox_keeps_bodies_until_they_are_sent;
alter table outbox add constraint outbox_keeps_bodies_until_they_are_sent check (
  case when sent_at is null then html is not null and text is not null
    else (html is null) = (text is null) and (html is null or provider_id like '%.eml') end);
create index outbox_in_files on outbox (created_at) where sent_at is not null and html is not null;
