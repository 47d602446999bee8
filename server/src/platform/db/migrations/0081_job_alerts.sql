-- People who are mailed about new jobs: students, and visitors who gave an address alone and confirmed it. `send_hour`: when
-- their daily and weekly mails come, in their zone. `opened_at`: when a visitor last opened the page of their alerts.
create table alert_subscribers (
  id integer generated always as identity primary key,
  user_id integer unique references users on delete cascade,
  email text unique,
  time_zone text not null,
  send_hour smallint not null default 8 check (send_hour between 0 and 23),
  created_at timestamptz(3) not null default now(),
  opened_at timestamptz(3) not null default now(),
  check (num_nonnulls(user_id, email) = 1)
);

-- A search of a visitor has a subscriber and no user. Jobs are mailed that a search has found since `alerts_since`.
alter table saved_searches
  alter column user_id drop not null,
  add column subscriber_id integer references alert_subscribers on delete cascade,
  add column frequency text not null default 'none' check (frequency in ('none', 'at_once', 'daily', 'weekly')),
  add column alerts_since timestamptz(3) not null default now(),
  add check (num_nonnulls(user_id, subscriber_id) > 0),
  add check (frequency = 'none' or subscriber_id is not null);
create index saved_searches_by_subscriber on saved_searches (subscriber_id);

-- Mails about new jobs: one that is due for a subscriber and a frequency, from the first match on, and those that were sent.
create table alert_runs (
  id integer generated always as identity primary key,
  subscriber_id integer not null references alert_subscribers on delete cascade,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  due_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create unique index alert_runs_pending on alert_runs (subscriber_id, frequency) where sent_at is null;
create index alert_runs_due on alert_runs (due_at) where sent_at is null;
create index alert_runs_sent on alert_runs (subscriber_id, frequency, sent_at) where sent_at is not null;

-- What a person was mailed about: no job twice. Without a foreign key to jobs, like the matches.
create table alerted_jobs (
  subscriber_id integer not null references alert_subscribers on delete cascade,
  job_id integer not null,
  run_id integer not null,
  alerted_at timestamptz(3) not null default now(),
  primary key (subscriber_id, job_id)
);
create index alerted_jobs_by_time on alerted_jobs (alerted_at);

-- Searches of visitors that wait for their address to be confirmed, by the link that was mailed to it.
create table alert_requests (
  token_hash text primary key,
  email text not null,
  conditions jsonb not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  time_zone text not null,
  created_at timestamptz(3) not null default now()
);
create index alert_requests_by_address on alert_requests (email, created_at);
create index alert_requests_by_time on alert_requests (created_at);
