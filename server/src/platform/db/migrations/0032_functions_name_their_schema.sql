-- A restored dump is filled with an empty search path, in which a name without its schema is not found: columns that these
-- functions generate could not be restored.
create or replace function public.words_of(given text) returns text language sql immutable parallel safe as $$
  select case when words ~ '\S{41}|(^|\s)[+#]' then
    regexp_replace(regexp_replace(words, '(^|\s)[+#]+', '\1', 'g'), '(\S{40})\S+', '\1', 'g') else words end
  from translate(public.folded(given), '!"$%&''()*,-./:;<=>?@[\]^_`{|}~–—―‘’“”„…•·«»¡¿°©®™', repeat(' ', 49)) as words
$$;

create or replace function public.found_by(variadic said text[]) returns text language sql immutable parallel safe as $$
  select left(public.folded(array_to_string(said, ' ')), 400)
$$;

create or replace function public.places_of(location text, env_mode text) returns text[] language sql stable as $$
  with given as materialized (select ' ' || public.words_of(location) || ' ' as said),
  states as materialized (
    select name from public.locations, given where strpos(given.said, ' ' || words || ' ') > 0
  ),
  known as materialized (
    select name, case when not exists (select from states) then state end as state
    from public.towns, given where strpos(given.said, ' ' || words || ' ') > 0
  )
  select array(
    select btrim(part) from regexp_split_to_table(location, '[,;/|]') as part
    where btrim(part) <> '' and not exists (
      select from (select name from states union all select name from known) as named where lower(name) = lower(btrim(part))
    )
    union
    select name from states
    union
    select name from known
    union
    select state from known where state is not null
    union
    select 'Remote' where env_mode = 'remote'
  )
$$;

create or replace function public.search_words_of(job public.jobs, company text, places text[]) returns tsvector
  language sql stable as $$
  select concat_ws(' ',
    public.words_of(concat_ws(' ', job.job_title, company, job.department, job.location, array_to_string(places, ' '),
      left(job.job_description, 4000), left(job.job_requirements, 4000), job.env_mode, job.field)),
    'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id,
    public.lexeme('company=' || company),
    (select string_agg(public.lexeme('place=' || place), ' ') from unnest(places) as place)
  )::tsvector
$$;

-- Those that run statements of their own look for names here alone, whoever calls them.
alter function public.bound_recent_listings(integer) set search_path = public, pg_temp;
alter function public.count_search_words() set search_path = public, pg_temp;
alter function public.drop_drafts_of_job() set search_path = public, pg_temp;
alter function public.find_by_new_email() set search_path = public, pg_temp;
alter function public.find_jobs_by_new_name() set search_path = public, pg_temp;
alter function public.keep_applicant() set search_path = public, pg_temp;
alter function public.keep_applicant_of_student() set search_path = public, pg_temp;
alter function public.keep_job_found() set search_path = public, pg_temp;
alter function public.keep_organization_found() set search_path = public, pg_temp;
alter function public.keep_student_found() set search_path = public, pg_temp;
alter function public.list_job() set search_path = public, pg_temp;
alter function public.list_jobs(integer[]) set search_path = public, pg_temp;
alter function public.list_jobs_of_company() set search_path = public, pg_temp;
