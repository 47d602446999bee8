-- A suspended user cannot log in. In users, because a login locks that row: neither transaction misses the other.
alter table users
  add column suspended_at timestamptz(3),
  add column suspended_by integer references users on delete set null,
  add column suspension_reason text;
create index users_suspended on users (id desc) where suspended_at is not null;

-- A suspended company is a rejected one that had been verified: it may do as little. This column distinguishes the two, and
-- stays during another review until that is decided.
alter table organizations add column suspended_at timestamptz(3);

-- A job that an admin took down is deleted for everybody but its company and admins, and can be restored.
alter table jobs add column taken_down_at timestamptz(3);
update jobs set taken_down_at = jobs.deleted_at from users where users.id = jobs.deleted_by and users.role = 'admin';

-- The drafts for a job that can be restored are kept.
drop trigger drafts_go_with_their_job on jobs;
create trigger drafts_go_with_their_job after update of deleted_at on jobs
  for each row when (new.deleted_at is not null and new.taken_down_at is null) execute function drop_drafts_of_job();

-- The folded text that an admin's search matches: the name first, so that it sorts by name too.
alter table students add column found_by text collate "C" not null default '';
alter table organizations add column found_by text collate "C" not null default '';
alter table jobs add column found_by text collate "C" not null default '';

-- Cut, because the size of an index entry is limited.
create function found_by(variadic said text[]) returns text language sql immutable parallel safe as $$
  select left(folded(array_to_string(said, ' ')), 400)
$$;

create function keep_student_found() returns trigger language plpgsql as $$
begin
  new.found_by := found_by(new.full_name, (select email from users where id = new.user_id));
  return new;
end $$;
create trigger student_is_found before insert or update of full_name on students
  for each row execute function keep_student_found();

create function keep_organization_found() returns trigger language plpgsql as $$
begin
  new.found_by := found_by(new.company_name, (select email from users where id = new.user_id), new.company_cac_number);
  return new;
end $$;
create trigger organization_is_found before insert or update of company_name, company_cac_number on organizations
  for each row execute function keep_organization_found();

create function keep_job_found() returns trigger language plpgsql as $$
begin
  new.found_by := found_by(new.job_title, (select company_name from organizations where id = new.org_id));
  return new;
end $$;
create trigger job_is_found before insert or update of job_title, org_id on jobs
  for each row execute function keep_job_found();

create function find_by_new_email() returns trigger language plpgsql as $$
begin
  update students set full_name = full_name where user_id = new.id;
  update organizations set company_cac_number = company_cac_number where user_id = new.id;
  return null;
end $$;
create trigger new_email_is_found after update of email on users
  for each row when (old.email is distinct from new.email) execute function find_by_new_email();

create function find_jobs_by_new_name() returns trigger language plpgsql as $$
begin
  update jobs set found_by = found_by(job_title, new.company_name) where org_id = new.id;
  return null;
end $$;
create trigger jobs_of_company_are_found after update of company_name on organizations
  for each row when (old.company_name is distinct from new.company_name) execute function find_jobs_by_new_name();

update students set found_by = found_by(full_name, users.email) from users where users.id = students.user_id;
update organizations set found_by = found_by(company_name, users.email, company_cac_number)
  from users where users.id = organizations.user_id;
update jobs set found_by = found_by(job_title, organizations.company_name)
  from organizations where organizations.id = jobs.org_id;

-- One index for each sort of a list, including the columns of its filters: no page reads the rows before it.
create index students_newest on students (user_id desc) include (university, status) where deleted_at is null;
create index students_by_name on students (found_by, user_id) include (university, status) where deleted_at is null;
create index students_by_university on students (university, user_id desc) include (status) where deleted_at is null;
create index students_by_text on students using gin (found_by gin_trgm_ops) with (fastupdate = off)
  where deleted_at is null;

create index organizations_in_line on organizations (
  (verification_status = 'pending') desc,
  (case when verification_status = 'pending' then coalesce(resubmitted_at, created_at) end),
  created_at desc, id desc
);
create index organizations_newest on organizations (created_at desc, id desc)
  include (verification_status, suspended_at);
create index organizations_by_found on organizations (found_by, id) include (verification_status, suspended_at);
create index organizations_by_text on organizations using gin (found_by gin_trgm_ops) with (fastupdate = off);

-- The jobs that their company and admins still see.
create index jobs_kept_newest on jobs (created_at desc, id desc)
  include (status, deadline, field, env_mode, taken_down_at) where deleted_at is null or taken_down_at is not null;
create index jobs_kept_by_title on jobs (found_by, id)
  include (status, deadline, field, env_mode, taken_down_at) where deleted_at is null or taken_down_at is not null;
create index jobs_kept_by_organization on jobs (org_id, created_at desc, id desc)
  include (status, deadline, taken_down_at) where deleted_at is null or taken_down_at is not null;
create index jobs_kept_by_text on jobs using gin (found_by gin_trgm_ops) with (fastupdate = off)
  where deleted_at is null or taken_down_at is not null;
create index jobs_taken_down on jobs (created_at desc, id desc) where taken_down_at is not null;
