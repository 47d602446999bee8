-- Whether the owner of an account's email address has followed a link that was mailed to it. Accounts from before that
-- was asked count as confirmed.
alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = now();

create table address_confirmations (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The address that the link was mailed to.
  email text not null,
  -- The confirmed address that it is to take the place of.
  replaces text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index address_confirmations_by_user on address_confirmations (user_id, created_at);
create index address_confirmations_by_expiry on address_confirmations (expires_at);

-- Changes of a confirmed address, which its owner can undo.
create table address_changes (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index address_changes_by_user on address_changes (user_id);
create index address_changes_by_expiry on address_changes (expires_at);

-- The user whose unconfirmed address an email waits for.
alter table outbox add column held_for integer;
create index outbox_held on outbox (held_for) where held_for is not null and done_at is null;
