-- Browsers that have logged in to an account: guesses of strangers do not slow them down.
create table known_browsers (
  user_id integer not null references users (id) on delete cascade,
  token_hash text not null,
  device text,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_browsers_by_last_seen on known_browsers (last_seen_at);
