-- A rejected company may ask for another review. `reason` stays that of the last decision until the next one.
alter table organizations add column resubmitted_at timestamptz(3), add column resubmission_note text;
