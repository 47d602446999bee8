-- A company's rating of an application, from 1 to 5; 0 is none, which makes it the lowest in a sort order.
-- `job_words` is the job's folded title and `status_order` the place of the status on the way to a decision, by which a
-- company sorts its applications. The title is maintained by triggers.
alter table applications
  add column rating smallint not null default 0 check (rating between 0 and 5),
  add column job_words text collate "C" not null default '',
  add column status_order smallint not null generated always as (case status
    when 'Applied' then 1 when 'Viewed' then 2 when 'Interview' then 3
    when 'Accepted' then 4 when 'Rejected' then 5 else 6 end) stored;
update applications set job_words = btrim(words_of(jobs.job_title)) from jobs where jobs.id = applications.job_id;

create function keep_job_words() returns trigger language plpgsql as $$
begin
  new.job_words := coalesce((select btrim(words_of(job_title)) from jobs where id = new.job_id), '');
  return new;
end $$;
create trigger job_words_are_kept before insert on applications for each row execute function keep_job_words();

create function keep_job_words_of_job() returns trigger language plpgsql as $$
begin
  update applications set job_words = btrim(words_of(new.job_title)) where job_id = new.id;
  return null;
end $$;
create trigger job_words_follow_job after update of job_title on jobs
  for each row when (old.job_title is distinct from new.job_title) execute function keep_job_words_of_job();

create index applications_by_rating on applications (org_id, rating, id) include (status);
create index applications_by_job_title on applications (org_id, job_words, id) include (status);
create index applications_by_status_order on applications (org_id, status_order, id);
