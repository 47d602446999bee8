-- What an admin proves at login besides the password. The secret is sealed with a key that the database does not hold;
-- until the first code is given, `confirmed_at` is null and nothing is asked. No code of `last_step` or before it counts again.
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

-- Between the password and the code a session can do nothing else. An admin's ends after half an hour without a call.
alter table sessions
  add column awaits_code boolean not null default false,
  add column idle_minutes integer not null default 1440;
update sessions set idle_minutes = 30 from users where users.id = sessions.user_id and users.role = 'admin';
