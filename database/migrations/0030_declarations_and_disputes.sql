alter table donations
  drop constraint donations_state_check,
  add constraint donations_state_check
    check (state in ('held', 'awaiting', 'refused', 'closed', 'paid', 'disputed', 'returned'));
