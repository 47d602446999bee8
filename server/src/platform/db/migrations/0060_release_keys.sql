-- A team owns apps; its keys may do some things with some of these. Of a key's token there is only the hash. A key that was
-- revoked stays, to say whose it was.
create table teams (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  created_at timestamptz(3) not null default now()
);
create unique index teams_by_name on teams (lower(name));

create table app_owners (
  app text primary key,
  team_id integer not null references teams on delete cascade
);
create index app_owners_by_team on app_owners (team_id);

create table release_keys (
  id integer generated always as identity primary key,
  team_id integer not null references teams on delete cascade,
  name text not null,
  apps text[] not null,
  permissions text[] not null check (permissions <@ array['publish', 'canary', 'flip', 'rollback', 'disable']),
  token_hash text not null unique,
  created_at timestamptz(3) not null default now(),
  created_by integer references users on delete set null,
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index release_keys_by_team on release_keys (team_id);
create index release_keys_by_creator on release_keys (created_by);
