-- Token buckets: how many calls a client, an account or a secret may still make. Unlogged, because after a crash of the
-- database they may start full, and because many requests write here.
create unlogged table rate_limits (
  key_hash text primary key,
  tokens double precision not null,
  granted integer not null,
  refilled_at timestamptz not null default now()
);
create index rate_limits_by_refill on rate_limits (refilled_at);
