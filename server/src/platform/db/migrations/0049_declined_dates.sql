-- A student to whom none of the offered dates suits says so, with a line about others, and the company offers again.
-- `agreed_starts_at` is the date that was settled before the company offered others in its place.
alter table interviews add column declined_at timestamptz(3), add column decline_note text,
  add column agreed_starts_at timestamptz(3),
  add constraint interviews_decline check ((declined_at is null) = (decline_note is null)),
  add constraint interviews_declined_is_open check (declined_at is null or confirmed_at is null);
alter table application_events drop constraint application_events_kind, add constraint application_events_kind check (kind in (
  'applied', 'viewed', 'interview_offered', 'interview_moved', 'interview_chosen', 'interview_kept', 'interview_declined',
  'interview_completed', 'accepted', 'rejected', 'withdrawn'
));
