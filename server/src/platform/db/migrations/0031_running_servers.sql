-- The servers that run on this database and what each serves, so that nothing goes live that one of them lacks. A server
-- says every twenty seconds that it runs.
create table running_servers (
  id uuid primary key,
  fingerprint text not null,
  format integer not null,
  endpoints jsonb not null,
  seen_at timestamptz(3) not null default now()
);
