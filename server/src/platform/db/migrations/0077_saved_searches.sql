-- Searches of the list of jobs that students keep, to be told of new jobs. `conditions` are those of the list's address.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text,
  conditions jsonb not null,
  paused_at timestamptz(3),
  -- A job counts as new that was listed from then on: since it was saved, or since its conditions were changed.
  since timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  -- The same conditions as the index of jobs has them: each is null where it asks for nothing.
  words tsquery,
  currency text,
  pay_from numeric,
  pay_to numeric,
  months_from smallint,
  months_to smallint,
  start text,
  compiled_at timestamptz(3) not null default now(),
  unique (user_id, conditions)
);
create index saved_searches_by_compilation on saved_searches (compiled_at);

-- By which a job finds the searches that may match it: the rarest word or the company that a search asks for, its field and
-- its place; '' where it asks for none. A search whose word is completed has several.
create table saved_search_keys (
  anchor text collate "C" not null,
  field text collate "C" not null,
  place text collate "C" not null,
  search_id integer not null references saved_searches on delete cascade,
  primary key (anchor, field, place, search_id)
);
create index saved_search_keys_by_search on saved_search_keys (search_id);

-- What was typed for a search, and its synonyms: a new word of the index that has one of these in it may be meant.
create table saved_search_words (
  word text collate "C" not null,
  search_id integer not null references saved_searches on delete cascade,
  primary key (word, search_id)
);
create index saved_search_words_by_search on saved_search_words (search_id);

-- Without foreign keys, which cost more than all the rest of finding a match. Those of a search are deleted with it, by the
-- trigger; a job that is deleted is in no list, where they are read.
create table saved_search_matches (
  search_id integer not null,
  job_id integer not null,
  matched_at timestamptz(3) not null default now(),
  seen_at timestamptz(3),
  primary key (search_id, job_id)
);
create index saved_search_matches_by_time on saved_search_matches (matched_at);

create function delete_matches() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from saved_search_matches where search_id in (select id from deleted);
  return null;
end $$;
create trigger matches_are_deleted after delete on saved_searches referencing old table as deleted
  for each statement execute function delete_matches();

-- Jobs that were listed, or whose listing was changed, until they have been compared with the saved searches. `listed_at`:
-- when a job came into the list; for one that was in it before, when it was posted.
create table unmatched_jobs (
  job_id integer primary key references jobs on delete cascade,
  listed_at timestamptz(3) not null
);

-- A search is compiled again when a word appears that its own may be the beginning of.
alter table search_words add column added_at timestamptz(3) not null default now();

create or replace function public.list_jobs(ids integer[]) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  since timestamptz;
  listed_ids integer[];
  posted_words text[];
begin
  select posted_at into since from recent_bound for share;
  execute 'select array(select job_id from listings where job_id = any ($1) and place = '''')' into listed_ids using ids;
  execute 'delete from listings where job_id = any ($1)' using ids;
  execute 'delete from recent_listings where job_id = any ($1)' using ids;
  execute 'insert into listings select * from job_listings where job_id = any ($1)' using ids;
  execute 'insert into recent_listings select * from listings_with_places
    where job_id = any ($1) and place = '''' and posted_at >= $2' using ids, since;
  execute 'insert into unmatched_jobs (job_id, listed_at)
    select job_id, case when job_id = any ($2) then posted_at else now() end
    from listings where job_id = any ($1) and place = '''' order by job_id
    on conflict (job_id) do update set listed_at = greatest(unmatched_jobs.listed_at, excluded.listed_at)'
    using ids, listed_ids;
  execute 'select array(
    select distinct word from listings, unnest(tsvector_to_array(words)) as word
    where job_id = any ($1) and place = '''' and strpos(word, ''='') = 0 order by word
  )' into posted_words using ids;
  -- Words that are in use are not touched: those who post at the same time do not wait for each other. Joined, because
  -- for `any` the planner may take the trigram index, which takes ten times as long as the rest.
  execute 'update search_words set jobs = 1 from unnest($1) as posted (word)
    where search_words.word = posted.word and search_words.jobs = 0' using posted_words;
  execute 'insert into search_words (word) select unnest($1) on conflict do nothing' using posted_words;
end $$;
