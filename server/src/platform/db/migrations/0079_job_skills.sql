-- Skills that a job asks for or would like. No cascade from the skill: one that is in use is not deleted. They are written
-- before the job's own row is, or with it: that lists the job, with its skills.
create table job_skills (
  job_id integer not null references jobs on delete cascade,
  skill_id integer not null references skills,
  is_required boolean not null,
  position smallint not null check (position between 0 and 9),
  primary key (job_id, skill_id)
);
create index job_skills_by_skill on job_skills (skill_id, job_id);

-- Every name of a skill is a word of the index, and its key one of the filters.
create or replace function public.search_words_of(job public.jobs, company text, places text[]) returns tsvector
  language sql stable as $$
  with skill_names as materialized (
    select skills.key, skills.name from public.job_skills join public.skills on skills.id = job_skills.skill_id
    where job_skills.job_id = job.id
    union all
    select synonyms.key, synonyms.name
    from public.job_skills join public.skill_synonyms as synonyms on synonyms.skill_id = job_skills.skill_id
    where job_skills.job_id = job.id
  )
  select public.positioned(public.words_of(public.joined_initials(concat_ws(' ',
      job.job_title, company, job.department, job.location, array_to_string(places, ' '),
      public.without_it(left(job.job_description, 4000)), public.without_it(left(job.job_requirements, 4000)),
      job.env_mode, job.field, (select string_agg(name, ' ' order by key) from skill_names)))))
    || concat_ws(' ',
      'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id,
      public.lexeme('company=' || company),
      (select string_agg(public.lexeme('place=' || place), ' ') from unnest(places) as place),
      'env_mode=' || job.env_mode, 'kind=' || job.kind,
      (select string_agg('degree=' || degree, ' ') from unnest(public.degrees_of(job.job_requirements)) as degree),
      (select string_agg(public.lexeme('skill=' || key), ' ') from skill_names)
    )::tsvector
$$;
