-- An interview may be held at a place or by telephone instead of at a link, and tells which of its three times was chosen.
-- `dated_at` is since when it is at its time; the other two, for which time its reminders a day and an hour before were sent.
alter table interviews
  add column place text check (length(place) between 1 and 200),
  add column phone_number text check (length(phone_number) between 1 and 20),
  add column chosen text check (chosen in ('date', 'alt_date_1', 'alt_date_2')),
  add column dated_at timestamptz(3),
  add column reminded_day_for timestamptz(3),
  add column reminded_hour_for timestamptz(3);
update interviews set dated_at = updated_at;
alter table interviews alter column dated_at set not null, alter column dated_at set default now();
create index interviews_to_come on interviews (starts_at) where completed_at is null;
create index applications_unopened on applications (org_id) where status = 'Applied';
