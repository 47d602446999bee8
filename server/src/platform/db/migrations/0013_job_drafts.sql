-- Incremented by each change, so that a save names the revision it is based on.
alter table jobs add column revision integer not null default 1;

-- A job that a company is still writing: a new one, or changes to a posted one.
create table job_drafts (
  org_id integer not null references organizations on delete cascade,
  job_id integer references jobs on delete cascade,
  -- The form (one an open tab) that saved last.
  writer text not null,
  -- Null after it was posted or discarded: a later save by the same form is ignored.
  content jsonb,
  updated_at timestamptz(3) not null default clock_timestamp(),
  unique nulls not distinct (org_id, job_id)
);
create index job_drafts_by_job on job_drafts (job_id);
create index job_drafts_by_age on job_drafts (updated_at);

-- All drafts for a job are deleted with it: applications to it and changes of it.
create or replace function drop_drafts_of_job() returns trigger language plpgsql as $$
begin
  delete from application_drafts where job_id = new.id;
  delete from job_drafts where job_id = new.id;
  return null;
end $$;
