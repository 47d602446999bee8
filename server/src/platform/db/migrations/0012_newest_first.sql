-- Towns that people write without their state: a job in "Ikeja" also has the place Lagos.
create table towns (
  name text primary key,
  state text not null,
  words text not null generated always as (words_of(name)) stored
);
insert into towns (state, name)
select state, unnest(string_to_array(names, ', ')) from (values
  ('Abia', 'Aba, Umuahia, Arochukwu'),
  ('Abuja (FCT)', 'Wuse, Garki, Maitama, Asokoro, Gwarinpa, Gwarimpa, Kubwa, Jabi, Utako, Lugbe, Gwagwalada, Nyanya, Kuje, Bwari'),
  ('Adamawa', 'Yola, Jimeta, Mubi, Numan'),
  ('Akwa Ibom', 'Uyo, Eket, Ikot Ekpene, Oron'),
  ('Anambra', 'Awka, Onitsha, Nnewi, Ekwulobia'),
  ('Bauchi', 'Azare, Misau'),
  ('Bayelsa', 'Yenagoa, Brass'),
  ('Benue', 'Makurdi, Gboko, Otukpo, Katsina-Ala'),
  ('Borno', 'Maiduguri, Biu'),
  ('Cross River', 'Calabar, Ikom, Ogoja, Obudu'),
  ('Delta', 'Asaba, Warri, Effurun, Sapele, Ughelli, Agbor, Abraka'),
  ('Ebonyi', 'Abakaliki, Afikpo'),
  ('Edo', 'Benin City, Auchi, Ekpoma, Uromi'),
  ('Ekiti', 'Ado-Ekiti, Ikere, Ikole'),
  ('Enugu', 'Nsukka, Oji River, Agbani'),
  ('Gombe', 'Kumo, Kaltungo'),
  ('Imo', 'Owerri, Orlu, Okigwe'),
  ('Jigawa', 'Dutse, Hadejia, Gumel, Birnin Kudu'),
  ('Kaduna', 'Zaria, Kafanchan'),
  ('Kano', 'Wudil, Gwarzo'),
  ('Katsina', 'Daura, Funtua, Malumfashi'),
  ('Kebbi', 'Birnin Kebbi, Argungu, Yauri, Zuru'),
  ('Kogi', 'Lokoja, Okene, Idah, Kabba, Anyigba'),
  ('Kwara', 'Ilorin, Offa, Omu-Aran'),
  ('Lagos', 'Ikeja, Yaba, Lekki, Victoria Island, Ikoyi, Surulere, Ajah, Apapa, Ikorodu, Epe, Badagry, Festac, Oshodi, Mushin, Ogba, Agege, Alimosho, Ojota, Gbagada, Magodo, Ebute Metta, Ibeju-Lekki'),
  ('Nasarawa', 'Lafia, Keffi, Akwanga, Karu, Mararaba'),
  ('Niger', 'Minna, Bida, Suleja, Kontagora'),
  ('Ogun', 'Abeokuta, Ijebu Ode, Sagamu, Shagamu, Sango Ota, Agbara, Ilaro, Mowe'),
  ('Ondo', 'Akure, Owo, Ikare, Ore'),
  ('Osun', 'Osogbo, Oshogbo, Ile-Ife, Ilesa, Ilesha, Ede, Iwo'),
  ('Oyo', 'Ibadan, Ogbomoso, Ogbomosho, Iseyin'),
  ('Plateau', 'Jos, Bukuru, Pankshin, Shendam'),
  ('Rivers', 'Port Harcourt, Portharcourt, Bonny, Obio-Akpor, Eleme, Omoku'),
  ('Sokoto', 'Wurno, Tambuwal'),
  ('Taraba', 'Jalingo, Wukari'),
  ('Yobe', 'Damaturu, Potiskum, Gashua, Nguru'),
  ('Zamfara', 'Gusau, Kaura Namoda, Talata Mafara')
) as known (state, names);

-- A job in "Yaba, Lagos" has both places; one in "5 Allen Avenue Ikeja" has that, Ikeja and Lagos. Where a state is named,
-- a town of that name belongs to it.
create or replace function places_of(location text, env_mode text) returns text[] language sql stable as $$
  with given as materialized (select ' ' || words_of(location) || ' ' as said),
  states as materialized (select name from locations, given where strpos(given.said, ' ' || words || ' ') > 0),
  known as materialized (
    select name, case when not exists (select from states) then state end as state
    from towns, given where strpos(given.said, ' ' || words || ' ') > 0
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

-- The places are words too, so that a search for Lagos finds Ikeja.
create or replace function search_words_of(job jobs, company text, places text[]) returns tsvector
language sql stable as $$
  select concat_ws(' ',
    words_of(concat_ws(' ', job.job_title, company, job.department, job.location, array_to_string(places, ' '),
      left(job.job_description, 4000), left(job.job_requirements, 4000), job.env_mode, job.field)),
    'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id, lexeme('company=' || company),
    (select string_agg(lexeme('place=' || place), ' ') from unnest(places) as place)
  )::tsvector
$$;

create or replace view job_listings as
  select jobs.id as job_id, place.place, jobs.org_id, organizations.company_name as company, jobs.field, jobs.stipend,
    jobs.deadline, jobs.created_at as posted_at,
    case place.place when '' then search_words_of(jobs, organizations.company_name, found.places) end as words,
    case place.place when '' then words_of(jobs.job_title)::tsvector end as title,
    case place.place when '' then words_of(concat_ws(' ', organizations.company_name, jobs.department, jobs.location,
      array_to_string(found.places, ' ')))::tsvector end as naming
  from jobs
  join organizations on organizations.id = jobs.org_id
  cross join lateral (select places_of(jobs.location, jobs.env_mode) as places offset 0) as found
  cross join lateral unnest(array_prepend('', found.places)) as place (place)
  -- `status > 0`, not an index's own condition: before there are statistics the planner would scan that whole index.
  where jobs.status > 0 and jobs.deleted_at is null and organizations.verification_status = 'verified';

truncate listings;
insert into listings select * from job_listings where deadline >= current_date - 1;
-- With `posted_at` and `org_id` included, a filter is an index-only scan.
drop index listings_by_deadline;
create index listings_by_deadline on listings (deadline, job_id) include (posted_at) where place = '';
drop index listings_by_place_and_deadline;
create index listings_by_place_and_deadline on listings (place, field, stipend, deadline, job_id) include (posted_at);
drop index listings_by_company;
create index listings_by_company on listings (company, place, field, stipend, posted_at desc, job_id desc)
  include (deadline, org_id);
drop index listings_by_company_and_deadline;
create index listings_by_company_and_deadline on listings (company, place, field, stipend, deadline, job_id)
  include (posted_at, org_id);

-- A copy of the newest listings: the matches of a frequent word are ranked among these alone, so that the cost of a search
-- does not depend on the number of jobs.
create table recent_listings (
  job_id integer primary key references jobs on delete cascade,
  org_id integer not null,
  company text collate "C" not null,
  field text collate "C" not null,
  stipend smallint not null,
  deadline date not null,
  posted_at timestamptz(3) not null,
  places text[] collate "C" not null,
  words tsvector not null,
  title tsvector not null,
  naming tsvector not null
);
create index recent_listings_newest on recent_listings (posted_at desc, job_id desc);
create index recent_listings_by_words on recent_listings using gin (words) with (fastupdate = off);

-- `posted_at`: recent_listings holds every listing from then on. `times`: all listings divided by the recent ones.
create table recent_bound (
  posted_at timestamptz(3) not null,
  times real not null
);
insert into recent_bound values ('-infinity', 1);

create view listings_in_one as
  select job_id, org_id, company, field, stipend, deadline, posted_at,
    array(select place from listings as at where at.job_id = listings.job_id and place <> '') as places,
    words, title, naming
  from listings where place = '';

-- Triggers that insert jobs lock the bound until they commit, so that no listing is missed by both.
create function bound_recent_listings(most integer) returns void language plpgsql as $$
declare
  oldest timestamptz;
begin
  perform from recent_bound for update;
  select posted_at into oldest from listings where place = '' order by posted_at desc, job_id desc offset most - 1 limit 1;
  oldest := coalesce(oldest, '-infinity');
  delete from recent_listings where posted_at < oldest;
  insert into recent_listings select * from listings_in_one where posted_at >= oldest on conflict do nothing;
  update recent_bound set posted_at = oldest, times = case oldest when '-infinity' then 1 else
    (select count(*) from listings where place = '') / most::real end;
  -- The embedded database does not collect statistics by itself.
  analyze recent_listings;
end $$;
select bound_recent_listings(5000);

-- With custom plans: a plan from the time when there were no jobs would read whole tables once there are many.
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
  update search_words set jobs = 1 where jobs = 0 and word = any (said);
  insert into search_words (word) select unnest(said) on conflict do nothing;
end $$;
