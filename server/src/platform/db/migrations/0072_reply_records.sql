-- How each company kept its promises to reply: what was settled on the 90 days of the platform before `as_of`, counted from
-- its applications and their events once a day, and written by nothing else. No row: it never had anything to count.
create table reply_records (
  org_id integer primary key references organizations on delete cascade,
  as_of date not null,
  counted integer not null,
  in_time integer not null check (in_time between 0 and counted),
  -- Whole days from application to reply, of those that were replied to; null where none was.
  median_days smallint,
  -- Rounded down: 100 is all of them, and what is below 60 reads so.
  in_time_percent smallint generated always as (in_time * 100 / nullif(counted, 0)) stored
);
create index reply_records_by_share on reply_records (in_time_percent, org_id) where counted > 0;

create index promised_replies on applications (org_id, reply_due_on) where reply_due_on is not null;
