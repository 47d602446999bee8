-- A student who has deleted their account stays as a row without anything of theirs, because companies keep that
-- somebody applied. Its users.email is no address any more, so the address is free for a new account.
alter table students add column deleted_at timestamptz(3);
