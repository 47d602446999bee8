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

-- A new job of a company that replies too late waits for an admin's release, with the figures that it waits for.
alter table jobs
  add column held_at timestamptz(3),
  add column held_counted integer,
  add column held_percent smallint,
  add constraint jobs_held check (num_nulls(held_at, held_counted, held_percent) in (0, 3));
create index jobs_by_hold on jobs (held_at, id) where held_at is not null and deleted_at is null;

create or replace view job_listings as
  select jobs.id as job_id, place.place, jobs.org_id, organizations.company_name as company, jobs.field, jobs.stipend,
    jobs.deadline, jobs.created_at as posted_at,
    case place.place when '' then search_words_of(jobs, organizations.company_name, found.places) end as words,
    case place.place when '' then words_of(jobs.job_title)::tsvector end as title,
    case place.place when '' then words_of(concat_ws(' ', organizations.company_name, jobs.department, jobs.location,
      array_to_string(found.places, ' ')))::tsvector end as naming,
    case place.place when '' then jobs.currency end as currency,
    case place.place when '' then (pay_range_of(jobs.amount))[1] end as pay_low,
    case place.place when '' then (pay_range_of(jobs.amount))[2] end as pay_high,
    case place.place when '' then months_of(jobs.duration) end as duration_months,
    case place.place when '' then jobs.start_date end as start_date
  from jobs
  join organizations on organizations.id = jobs.org_id
  cross join lateral (select places_of(jobs.location, jobs.env_mode) as places offset 0) as found
  cross join lateral unnest(array_prepend('', found.places)) as place (place)
  -- `status > 0`, not an index's own condition: before there are statistics the planner would scan that whole index.
  where jobs.status > 0 and jobs.deleted_at is null and jobs.held_at is null
    and organizations.verification_status = 'verified';

drop trigger job_is_listed on jobs;
create trigger job_is_listed
  after update of org_id, job_title, department, location, env_mode, field, stipend, deadline, job_description,
    job_requirements, status, created_at, deleted_at, held_at, kind, start_date, currency, amount, duration on jobs
  for each row execute function list_job();
