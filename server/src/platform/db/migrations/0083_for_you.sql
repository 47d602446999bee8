-- Jobs that a student does not want to be recommended, and why.
create table dismissed_jobs (
  user_id integer not null references users on delete cascade,
  job_id integer not null references jobs on delete cascade,
  reason text not null check (reason in ('field', 'place', 'pay', 'company', 'other')),
  created_at timestamptz(3) not null default now(),
  primary key (user_id, job_id)
);
create index dismissed_jobs_by_job on dismissed_jobs (job_id);

-- Whether jobs are recommended to the student.
alter table students add column recommendations boolean not null default true;
