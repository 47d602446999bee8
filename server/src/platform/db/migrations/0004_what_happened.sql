-- An application's history records the event, not only the status after it: an interview is offered, moved or chosen.
alter table application_events add column kind text, add column starts_at timestamptz(3);
update application_events set kind = case status when 'Interview' then 'interview_offered' else lower(status) end;
update application_events later set kind = 'interview_moved'
  where status = 'Interview' and exists (
    select 1 from application_events earlier
    where earlier.application_id = later.application_id and earlier.status = 'Interview' and earlier.id < later.id
  );
alter table application_events alter column kind set not null, add constraint application_events_kind check (kind in (
  'applied', 'viewed', 'interview_offered', 'interview_moved', 'interview_chosen', 'interview_kept', 'interview_completed',
  'accepted', 'rejected', 'withdrawn'
));
