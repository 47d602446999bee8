-- A deleted student account leaves a row without personal data, because companies keep the record that somebody applied.
-- Its users.email is replaced, so that the address is free for a new account.
alter table students add column deleted_at timestamptz(3);
