-- An admin's second factor. The secret is encrypted with a key that the database does not hold. `confirmed_at` is null until
-- the first code; no code is required before. No code of `last_step` or earlier is accepted again.
create table two_factors (
  user_id integer primary key references users on delete cascade,
  secret text not null,
  confirmed_at timestamptz(3),
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now()
);

create table recovery_codes (
  code_hash text primary key,
  user_id integer not null references users on delete cascade,
  used_at timestamptz(3)
);
create index recovery_codes_by_user on recovery_codes (user_id);

-- A session that awaits its code can do nothing else. An admin's session ends after half an hour without a call.
alter table sessions
  add column awaits_code boolean not null default false,
  add column idle_minutes integer not null default 1440;
update sessions set idle_minutes = 30 from users where users.id = sessions.user_id and users.role = 'admin';
