-- Documents are scanned in turn by student. Each has at most one scan under way, which `key` names, and waits after it for
-- those of others that were there before.
create table scan_turns (
  user_id integer primary key references students on delete cascade,
  key text,
  began_at timestamptz(3) not null
);

-- In the order in which scans are considered: first attempts, of these the newest.
drop index files_due_for_scan;
create index files_due_for_scan on files ((scan_attempts > 0), scan_due_at desc) where scan_due_at is not null;

-- The accounts that know a browser.
create index known_browsers_by_token on known_browsers (token_hash);
