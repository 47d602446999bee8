-- When its company closed a job; null for an open one. Of those closed before, the audit log says when.
alter table jobs add column closed_at timestamptz(3);

update jobs set closed_at = (
  select max(created_at) from audit_log
  where action = 'job.closed' and subject = 'job' and subject_id = jobs.id::text)
where status = 0;
