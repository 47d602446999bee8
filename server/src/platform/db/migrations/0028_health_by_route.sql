-- `route`: the pattern of the page that failed, '' where none is known. `unusable`: its data could not be used.
alter table release_health drop constraint release_health_pkey;
alter table release_health drop constraint release_health_kind_check;
alter table release_health
  add column route text not null default '',
  add primary key (app, release, hour, kind, route, step),
  add constraint release_health_kind_check
    check (kind in ('loaded', 'load_failed', 'crashed', 'unusable', 'lcp', 'cls', 'inp'));
