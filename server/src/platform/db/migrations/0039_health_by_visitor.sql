-- A report counts once for the page that sends it, so that repeating it does not weigh.
create unlogged table health_report_uses (
  page_id text not null,
  app text not null,
  release text not null,
  kind text not null,
  route text not null,
  used_at timestamptz not null default now(),
  primary key (page_id, app, release, kind, route)
);
create index health_report_uses_by_time on health_report_uses (used_at);

-- What visitors have met in a canary: one row each, whatever number of reports they send. `visitor` is a keyed hash.
create table canary_visits (
  app text not null,
  release text not null,
  visitor text not null,
  loaded_at timestamptz,
  failed_at timestamptz,
  primary key (app, release, visitor),
  foreign key (app, release) references releases on delete cascade
);
