-- A company promises a reply to each application: within so many days, counted from the deadline or a later application.
alter table jobs add column reply_days smallint not null default 10 check (reply_days between 3 and 21);

-- The last day of that and how many days there were, which later changes of the job leave as they are; null for applications
-- from before the promise. A reply is a decision or an offer of an interview.
alter table applications
  add column reply_days smallint,
  add column reply_due_on date,
  add column replied_at timestamptz(3);

update applications set replied_at = (
  select min(created_at) from application_events
  where application_id = applications.id and kind in ('interview_offered', 'accepted', 'rejected')
);

-- What a company owes a reply to, the most urgent first.
create index owed_replies on applications (org_id, reply_due_on, id)
  where replied_at is null and reply_due_on is not null and status in ('Applied', 'Viewed');
create index owed_replies_by_day on applications (reply_due_on)
  where replied_at is null and reply_due_on is not null and status in ('Applied', 'Viewed');

-- On which day a company was last mailed what it owes: once a day at most.
create table reply_digests (
  org_id integer primary key references organizations on delete cascade,
  sent_on date not null
);
