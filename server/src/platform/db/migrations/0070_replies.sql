-- A company promises a reply to each application: within so many days, counted from the deadline or a later application.
alter table jobs add column reply_days smallint not null default 10 check (reply_days between 3 and 21);

-- The last day of that, which later changes of the job leave as it is; null for applications from before the promise.
-- A reply is a decision or an offer of an interview.
alter table applications add column reply_due_on date, add column replied_at timestamptz(3);

update applications set replied_at = (
  select min(created_at) from application_events
  where application_id = applications.id and kind in ('interview_offered', 'accepted', 'rejected')
);
