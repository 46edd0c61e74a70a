-- Who never chose has the usual of their first day: it grew by proofs, stock and lists.
-- Whoever owns the tables sees their rows only while row-level security is not forced.
alter table staff_notifications no force row level security;
alter table users no force row level security;
alter table audit_entries no force row level security;
update staff_notifications set events = '{order,proof,hold,damage,email,stock,lists}'
from users
where users.id = user_id and events = '{order,hold,damage,email}' and summary_at is null
  and not exists (select from audit_entries where area = 'notification' and subject = users.email);
alter table audit_entries force row level security;
alter table users force row level security;
alter table staff_notifications force row level security;
