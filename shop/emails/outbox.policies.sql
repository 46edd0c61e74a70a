-- Every role may add e-mails to the outbox; only the sender may read them.
grant insert on outbox to anon, customer, admin;
grant select, insert, update, delete on outbox to system;

create policy whoever_causes_a_letter_puts_it_in_the_outbox on outbox for insert to anon, customer, admin
  with check (attempts = 0 and sent_at is null and failed_at is null and push_device is null);
create policy the_sender_keeps_the_outbox on outbox for all to system using (true) with check (true);
