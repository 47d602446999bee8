-- Totals of each past day, counted once: a year is a few thousand rows, however many users there are.
create table platform_days (
  day date not null,
  kind text not null,
  count integer not null,
  hours double precision,
  primary key (day, kind)
);
-- The current day is counted by each request.
create index users_by_time on users (created_at, role);
create index jobs_by_time on jobs (created_at);
create index application_events_by_time on application_events (created_at) include (kind, application_id);
