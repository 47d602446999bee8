-- A recent listing has the columns of its listing, so that one query reads both.
drop view listings_in_one;
drop table recent_listings;
create view listings_with_places as
  select *, array(select place from listings as other where other.job_id = listings.job_id and other.place <> '') as places
  from listings;
create table recent_listings (
  like listings,
  places text[] collate "C" not null,
  primary key (job_id),
  foreign key (job_id) references jobs on delete cascade
);
create index recent_listings_by_words on recent_listings using gin (words) with (fastupdate = off);

-- Triggers that insert jobs lock the bound until they commit, so that no listing is missed by both.
create or replace function bound_recent_listings(most integer) returns void language plpgsql as $$
declare
  oldest timestamptz;
begin
  perform from recent_bound for update;
  select posted_at into oldest from listings where place = '' order by posted_at desc, job_id desc offset most - 1 limit 1;
  oldest := coalesce(oldest, '-infinity');
  delete from recent_listings where posted_at < oldest;
  insert into recent_listings select * from listings_with_places where place = '' and posted_at >= oldest
    on conflict do nothing;
  update recent_bound set posted_at = oldest, times = case oldest when '-infinity' then 1 else
    (select count(*) from listings where place = '') / most::real end;
  -- The embedded database does not collect statistics by itself.
  analyze recent_listings;
end $$;
select bound_recent_listings(3000);

-- With custom plans: a plan from the time when there were no jobs would read whole tables once there are many.
create or replace function list_jobs(ids integer[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare
  since timestamptz;
  posted_words text[];
begin
  select posted_at into since from recent_bound for share;
  delete from listings where job_id = any (ids);
  delete from recent_listings where job_id = any (ids);
  insert into listings select * from job_listings where job_id = any (ids);
  insert into recent_listings select * from listings_with_places
    where job_id = any (ids) and place = '' and posted_at >= since;
  select array(
    select distinct word from listings, unnest(tsvector_to_array(words)) as word
    where job_id = any (ids) and place = '' and strpos(word, '=') = 0 order by word
  ) into posted_words;
  -- Words that are in use are not touched: those who post at the same time do not wait for each other. Joined, because
  -- for `any` the planner may take the trigram index, which takes ten times as long as the rest.
  update search_words set jobs = 1 from unnest(posted_words) as posted (word)
    where search_words.word = posted.word and search_words.jobs = 0;
  insert into search_words (word) select unnest(posted_words) on conflict do nothing;
end $$;
