-- Money in and out is that of the row's method, as the ledger says; stored days are calculated anew.
truncate day_books;
alter table day_books
  drop constraint day_books_payment_method_check,
  add foreign key (payment_method) references payment_methods (method),
  drop column paypal_in,
  drop column paypal_back,
  drop column zelle_in,
  drop column zelle_back,
  add column received bigint not null,
  add column returned bigint not null;
comment on table day_books is 'Totals of days that are over, in cents: a row for each destination and payment method, or none while the day is still to be calculated. A change within such a day deletes its rows.';
comment on column day_books.received is 'What came by this method, from the ledger.';
