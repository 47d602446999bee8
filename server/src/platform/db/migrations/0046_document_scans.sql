-- A document is scanned for malware before it may be opened, where a scanner is configured. The rows that are due are the
-- queue of scans, so every file from before is in it. `scan_due_at` is null where nothing is left to scan: after a verdict,
-- and for logos, which this server has encoded itself.
alter table files add column scan_status text not null default 'pending'
  constraint files_scan_status_check check (scan_status in ('pending', 'clean', 'infected', 'unscannable'));
alter table files add column scan_attempts integer not null default 0;
alter table files add column scan_due_at timestamptz(3) default now();
update files set scan_due_at = null where organization_id is not null;
create index files_due_for_scan on files (scan_due_at) where scan_due_at is not null;
