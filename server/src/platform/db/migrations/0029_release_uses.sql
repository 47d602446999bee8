-- `uses`: what a release needs of the shell and of the API, once for each state of these that the same files were built
-- against. `exports`: what a release of the shell provides. Apart from `record`, which every process keeps in memory.
-- `shared_version`: the version of these exports, derived from the difference to the release of the shell before.
alter table releases
  add column uses jsonb not null default '[]',
  add column exports jsonb,
  add column shared_version text;
