-- Health reports of releases from browsers, by the hour. Measurements are histograms (`step` is the bucket), so that
-- percentiles can be computed without storing single visits.
create table release_health (
  app text not null,
  release text not null,
  hour timestamptz(3) not null,
  kind text not null check (kind in ('loaded', 'load_failed', 'crashed', 'lcp', 'cls', 'inp')),
  step integer not null check (step between 0 and 200),
  count integer not null,
  primary key (app, release, hour, kind, step),
  foreign key (app, release) references releases on delete cascade
);
create index release_health_by_hour on release_health (hour);
