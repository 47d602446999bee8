-- The rows that a search reads: for each open job of a verified company one with the place '' (anywhere), and one for each
-- place that the job matches. Expired rows are deleted every hour; until then a search excludes them.
create table listings (
  job_id integer not null references jobs on delete cascade,
  place text collate "C" not null,
  org_id integer not null,
  company text collate "C" not null,
  field text collate "C" not null,
  stipend smallint not null,
  deadline date not null,
  posted_at timestamptz(3) not null,
  -- Null unless the place is ''. `words`: all folded words, and the filtered columns as `name=value`; `title`: the words
  -- of the title; `naming`: those of company, department and place.
  words tsvector,
  title tsvector,
  naming tsvector,
  primary key (job_id, place)
);

-- Removes accents from Latin letters, so that a search typed without them matches.
create function folded(given text) returns text language sql immutable parallel safe as $$
  select lower(case when octet_length(given) = length(given) then given else
    translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ƁɓƊɗƘƙƳƴØøĐđŁłıẞß', 'bbddkkyyooddlliss') end)
$$;

-- The folded words of a text, separated by spaces: "C++ (back-end)" becomes "c++ back end". Longer words are cut to 40
-- characters.
create function words_of(given text) returns text language sql immutable parallel safe as $$
  select case when words ~ '\S{41}|(^|\s)[+#]' then
    regexp_replace(regexp_replace(words, '(^|\s)[+#]+', '\1', 'g'), '(\S{40})\S+', '\1', 'g') else words end
  from translate(folded(given), '!"$%&''()*,-./:;<=>?@[\]^_`{|}~–—―‘’“”„…•·«»¡¿°©®™', repeat(' ', 49)) as words
$$;

-- A `name=value` pair, quoted for a tsvector or tsquery.
create function lexeme(fact text) returns text language sql immutable parallel safe as $$
  select '''' || replace(replace(fact, '\', '\\'), '''', '''''') || ''''
$$;

alter table locations add column words text generated always as (words_of(split_part(name, ' (', 1))) stored;

-- A job in "Yaba, Lagos" has both places; one in "Lekki Lagos" has that place and Lagos.
create function places_of(location text, env_mode text) returns text[] language sql stable as $$
  select array(
    select btrim(part) from regexp_split_to_table(location, '[,;/|]') as part where btrim(part) <> ''
    union
    select name from locations, (select ' ' || words_of(location) || ' ' as said offset 0) as given
    where strpos(given.said, ' ' || words || ' ') > 0
    union
    select 'Remote' where env_mode = 'remote'
  )
$$;

-- The content of the index: words, which need no quotes, and `name=value` pairs, which do.
create function search_words_of(job jobs, company text, places text[]) returns tsvector language sql stable as $$
  select concat_ws(' ',
    words_of(concat_ws(' ', job.job_title, company, job.department, job.location, left(job.job_description, 4000),
      left(job.job_requirements, 4000), job.env_mode, job.field)),
    'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id, lexeme('company=' || company),
    (select string_agg(lexeme('place=' || place), ' ') from unnest(places) as place)
  )::tsvector
$$;

create view job_listings as
  select jobs.id as job_id, place.place, jobs.org_id, organizations.company_name as company, jobs.field, jobs.stipend,
    jobs.deadline, jobs.created_at as posted_at,
    case place.place when '' then search_words_of(jobs, organizations.company_name, found.places) end as words,
    case place.place when '' then words_of(jobs.job_title)::tsvector end as title,
    case place.place when '' then
      words_of(concat_ws(' ', organizations.company_name, jobs.department, jobs.location))::tsvector end as naming
  from jobs
  join organizations on organizations.id = jobs.org_id
  cross join lateral (select places_of(jobs.location, jobs.env_mode) as places offset 0) as found
  cross join lateral unnest(array_prepend('', found.places)) as place (place)
  -- `status > 0`, not an index's own condition: before there are statistics the planner would scan that whole index.
  where jobs.status > 0 and jobs.deleted_at is null and organizations.verification_status = 'verified';

insert into listings select * from job_listings where deadline >= current_date - 1;
create index listings_newest on listings (posted_at desc, job_id desc) include (deadline) where place = '';
create index listings_by_deadline on listings (deadline, job_id) where place = '';
create index listings_by_place on listings (place, field, stipend, posted_at desc, job_id desc) include (deadline);
create index listings_by_place_and_deadline on listings (place, field, stipend, deadline, job_id);
create index listings_by_company on listings (company, place, field, stipend, posted_at desc, job_id desc)
  include (deadline);
create index listings_by_company_and_deadline on listings (company, place, field, stipend, deadline, job_id);
-- No pending list (`fastupdate`), because every search would have to scan it.
create index listings_by_words on listings using gin (words) with (fastupdate = off) where place = '';

-- The words in use, for completing and correcting a search. A new word is added with its job; the number of jobs that
-- have it is counted every hour. An unused word is deleted by the second count that does not find it, because its job may
-- have been posted during the first.
create table search_words (
  word text collate "C" primary key,
  jobs integer not null default 1
);
create index search_words_by_part on search_words using gin (word gin_trgm_ops);
create index search_words_unused on search_words (word) where jobs = 0;

create function count_search_words() returns void language plpgsql as $$
begin
  create temporary table counted on commit drop as
    select word collate "C" as word, ndoc from ts_stat('select words from listings where place = ''''')
    where strpos(word, '=') = 0;
  delete from search_words where jobs = 0 and not exists (select from counted where counted.word = search_words.word);
  update search_words set jobs = 0
    where jobs > 0 and not exists (select from counted where counted.word = search_words.word);
  insert into search_words as known (word, jobs) select word, ndoc from counted order by word
    on conflict (word) do update set jobs = excluded.jobs where known.jobs <> excluded.jobs;
  drop table counted;
  -- The embedded database does not collect statistics by itself.
  analyze listings, search_words;
end $$;
select count_search_words();

-- With custom plans: a plan from the time when there were no jobs would read whole tables once there are many.
create function list_jobs(ids integer[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  said text[];
begin
  delete from listings where job_id = any (ids);
  with listed as (insert into listings select * from job_listings where job_id = any (ids) returning words)
  select array(
    select distinct word from listed, unnest(tsvector_to_array(words)) as word where strpos(word, '=') = 0 order by word
  ) into said;
  -- Words that are in use are not touched: those who post at the same time do not wait for each other.
  update search_words set jobs = 1 where jobs = 0 and word = any (said);
  insert into search_words (word) select unnest(said) on conflict do nothing;
end $$;

create function list_job() returns trigger language plpgsql as $$
begin
  -- Locks out a change of the company's verification meanwhile, so that neither transaction misses the other.
  perform from organizations where id = new.org_id for share;
  perform list_jobs(array[new.id]);
  return null;
end $$;
create trigger job_is_listed
  after insert or update of org_id, job_title, department, location, env_mode, field, stipend, deadline, job_description,
    job_requirements, status, created_at, deleted_at on jobs
  for each row execute function list_job();

create function list_jobs_of_company() returns trigger language plpgsql as $$
begin
  perform list_jobs(array(select id from jobs where org_id = new.id));
  return null;
end $$;
create trigger jobs_of_company_are_listed after update of company_name, verification_status on organizations
  for each row when (old.company_name is distinct from new.company_name
    or old.verification_status is distinct from new.verification_status)
  execute function list_jobs_of_company();

-- Unused from here on.
drop trigger job_search_text on jobs;
drop trigger company_name_in_search_text on organizations;
drop function keep_job_search_text();
drop function keep_search_text_of_company();
drop function job_search_text(jobs);
drop index jobs_by_text;
drop index open_jobs_filtered;
drop index open_jobs_by_deadline;
alter table jobs drop column search_text;

create table saved_jobs (
  user_id integer not null references students on delete cascade,
  job_id integer not null references jobs on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, job_id)
);
create index saved_jobs_newest on saved_jobs (user_id, created_at desc, job_id desc);
create index saved_jobs_by_job on saved_jobs (job_id);
