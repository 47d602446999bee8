-- Each statement is planned when it runs: a plan from the time when there were no jobs would read whole tables once there
-- are many. `plan_cache_mode` did that too, but PostgreSQL 18 applies it to every function that a statement calls as well.
create or replace function public.list_jobs(ids integer[]) returns void language plpgsql
set search_path = public, pg_temp as $$
declare
  since timestamptz;
  posted_words text[];
begin
  select posted_at into since from recent_bound for share;
  execute 'delete from listings where job_id = any ($1)' using ids;
  execute 'delete from recent_listings where job_id = any ($1)' using ids;
  execute 'insert into listings select * from job_listings where job_id = any ($1)' using ids;
  execute 'insert into recent_listings select * from listings_with_places
    where job_id = any ($1) and place = '''' and posted_at >= $2' using ids, since;
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
