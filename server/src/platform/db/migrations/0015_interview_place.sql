-- An interview is held at a place, by telephone or at a link. `chosen`: which of its three offered times. `dated_at`: when
-- its time was last set. `reminded_day_for`, `reminded_hour_for`: the time for which the reminders a day and an hour before
-- were sent.
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
