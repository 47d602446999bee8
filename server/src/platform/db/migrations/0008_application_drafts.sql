-- An application that a student has begun and not sent.
create table application_drafts (
  user_id integer not null references students on delete cascade,
  job_id integer not null references jobs on delete cascade,
  cover_letter text not null,
  a1 text,
  a2 text,
  a3 text,
  a4 text,
  a5 text,
  updated_at timestamptz(3) not null default clock_timestamp(),
  primary key (user_id, job_id)
);
create index application_drafts_by_job on application_drafts (job_id);
create index application_drafts_by_age on application_drafts (updated_at);

-- The drafts for a job are deleted with it.
create function drop_drafts_of_job() returns trigger language plpgsql as $$
begin
  delete from application_drafts where job_id = new.id;
  return null;
end $$;
create trigger drafts_go_with_their_job after update of deleted_at on jobs
  for each row when (new.deleted_at is not null) execute function drop_drafts_of_job();
