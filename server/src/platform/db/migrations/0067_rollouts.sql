-- A release that more visitors get step by step. `step` is a place in `steps`, from 0. `revision` is the one that the app had
-- when the rollout last changed it: another one is somebody else's. `told_at`: when its end was mailed.
create table rollouts (
  id integer generated always as identity primary key,
  app text not null,
  release text not null,
  stable text not null,
  steps integer[] not null,
  every_seconds integer not null,
  step integer not null default 0,
  state text not null default 'running' check (state in ('running', 'paused', 'done', 'stopped')),
  reason text,
  waiting text,
  started_by integer references users on delete set null,
  started_as text,
  revision integer not null,
  started_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  ended_at timestamptz(3),
  told_at timestamptz(3),
  foreign key (app, release) references releases on delete cascade
);
create unique index open_rollouts on rollouts (app) where ended_at is null;
create index untold_rollouts on rollouts (id) where told_at is null;
create index rollouts_by_release on rollouts (app, release);
create index rollouts_by_starter on rollouts (started_by);

-- Who got the release at a step, or the stable one. `visitor` is a keyed hash, `first_page` the first page of theirs then.
create table rollout_visits (
  rollout_id integer not null references rollouts on delete cascade,
  visitor text not null,
  step integer not null,
  has_release boolean not null,
  first_page text not null,
  primary key (rollout_id, visitor, step, has_release)
);

-- To whom something bad happened, where and with which release for the first time: before everybody got it, and since.
create table rollout_events (
  rollout_id integer not null references rollouts on delete cascade,
  visitor text not null,
  measure text not null check (measure in ('failed', 'lcp', 'inp', 'cls')),
  is_watch boolean not null,
  step integer not null,
  has_release boolean not null,
  primary key (rollout_id, visitor, measure, is_watch)
);
