-- Posted jobs enter the listings a statement at a time: planning what lists them costs more than listing one.
create function list_posted_jobs() returns trigger language plpgsql set search_path to public, pg_temp as $$
begin
  perform from organizations where id in (select org_id from posted) order by id for share;
  perform list_jobs((select coalesce(array_agg(id), '{}') from posted));
  return null;
end $$;

drop trigger job_is_listed on jobs;
create trigger jobs_are_listed
  after insert on jobs referencing new table as posted
  for each statement execute function list_posted_jobs();
create trigger job_is_listed
  after update of org_id, job_title, department, location, env_mode, field, stipend, deadline, job_description,
    job_requirements, status, created_at, deleted_at, kind, start_date, currency, amount, duration on jobs
  for each row execute function list_job();
