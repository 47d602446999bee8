-- Joined, because for `any (said)` the planner may take the trigram index, which takes ten times as long as all the rest
-- of posting a job.
create or replace function list_jobs(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  since timestamptz;
  said text[];
begin
  select posted_at into since from recent_bound for share;
  delete from listings where job_id = any (ids);
  delete from recent_listings where job_id = any (ids);
  insert into listings select * from job_listings where job_id = any (ids);
  insert into recent_listings select * from listings_in_one where job_id = any (ids) and posted_at >= since;
  select array(
    select distinct word from listings, unnest(tsvector_to_array(words)) as word
    where job_id = any (ids) and place = '' and strpos(word, '=') = 0 order by word
  ) into said;
  -- Words that are in use are not touched: those who post at the same time do not wait for each other.
  update search_words set jobs = 1 from unnest(said) as given (said_word)
    where search_words.word = given.said_word and search_words.jobs = 0;
  insert into search_words (word) select unnest(said) on conflict do nothing;
end $$;
