-- Errors that code of releases threw in browsers. A trace is one stack of one release, as the browser sent it without what may
-- be personal; a kind gathers the traces that come from the same functions of an app's sources, over its releases.
create table error_kinds (
  id integer generated always as identity primary key,
  app text not null,
  fingerprint text not null,
  name text not null,
  message text not null,
  -- Of the trace that was added last: where it was met, its stack as the sources have it, and what happened before.
  release text not null,
  route text not null,
  frames jsonb not null,
  breadcrumbs jsonb not null,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  mailed_at timestamptz(3),
  unique (app, fingerprint)
);
create index error_kinds_by_time on error_kinds (last_seen_at desc, id desc);
create index error_kinds_by_app on error_kinds (app, last_seen_at desc, id desc);
create index error_kinds_by_mail on error_kinds (app, mailed_at) where mailed_at is not null;

-- Its stack and what happened before are kept until its kind is known.
create table error_traces (
  id integer generated always as identity primary key,
  app text not null,
  release text not null,
  trace_hash text not null,
  name text not null,
  message text not null,
  route text not null,
  frames jsonb,
  breadcrumbs jsonb,
  created_at timestamptz(3) not null default now(),
  kind_id integer references error_kinds on delete cascade,
  unique (app, release, trace_hash)
);
create index error_traces_by_kind on error_traces (kind_id);
create index error_traces_by_app on error_traces (app, created_at);

-- How many pages met it, by route pattern and day of the platform.
create table error_counts (
  trace_id integer not null references error_traces on delete cascade,
  route text not null,
  day date not null,
  pages integer not null default 1,
  first_seen_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  primary key (trace_id, route, day)
);
create index error_counts_by_day on error_counts (day);

-- A page reports each error once.
create unlogged table error_report_uses (
  page_id text not null,
  trace_hash text not null,
  used_at timestamptz not null default now(),
  primary key (page_id, trace_hash)
);
create index error_report_uses_by_time on error_report_uses (used_at);
