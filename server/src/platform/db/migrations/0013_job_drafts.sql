-- Goes up with each change, so that whoever saves a job can say which one they have seen.
alter table jobs add column revision integer not null default 1;

-- A job as its company has left it in the middle of writing: a new one, or changes to one that is posted.
create table job_drafts (
  org_id integer not null references organizations on delete cascade,
  job_id integer references jobs on delete cascade,
  -- The form that wrote it last.
  writer text not null,
  -- Null once it was posted or thrown away: what its writer saves after that comes too late.
  content jsonb,
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique nulls not distinct (org_id, job_id)
);
create index job_drafts_by_job on job_drafts (job_id);
create index job_drafts_by_age on job_drafts (updated_at);

-- A job that is taken down takes all drafts along: those of answers to it, and of changes to it.
create or replace function drop_drafts_of_job() returns trigger language plpgsql as $$
begin
  delete from application_drafts where job_id = new.id;
  delete from job_drafts where job_id = new.id;
  return null;
end $$;
