-- `earlier`: the releases that were live before `previous`, latest first, so that repeated rollbacks go further back.
-- `revision`: the registry's revision when this app last changed, so that changes of two apps do not exclude each other.
alter table release_pointers
  add column earlier text[] not null default '{}',
  add column revision integer not null default 0;
