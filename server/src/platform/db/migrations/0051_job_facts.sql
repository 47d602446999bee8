alter table jobs
  add column kind text check (kind in ('internship', 'siwes', 'nysc', 'graduate', 'entry_level', 'part_time')),
  add column start_date date,
  add column openings smallint check (openings between 1 and 999);

-- Jobs from before get their kind where title and duration name one and no other. A SIWES internship is of SIWES.
with said as (
  select id, folded(concat_ws(' ', job_title, duration)) as words from jobs
), named as (
  select id, kind from said, (values
    ('siwes', '\m(siwes|industrial (training|attachment))\M'),
    ('internship', '\m(interns?|internships?)\M'),
    ('nysc', '(?<!post[- ])\m(nysc|corps members?|corpers?)\M'),
    ('graduate', '\m(graduate|management) (trainees?|traineeship|program(me)?s?|scheme)\M'),
    ('entry_level', '\mentry[- ]level\M'),
    ('part_time', '\mpart[- ]time\M')
  ) as rule (kind, pattern)
  where words ~ pattern and not (kind = 'internship' and words ~ '\m(siwes|industrial (training|attachment))\M')
)
update jobs set kind = found.kind
from (select id, min(kind) as kind from named group by id having count(*) = 1) as found where jobs.id = found.id;

-- The lowest and the highest of an amount as companies write it; null where it is ambiguous, such as '1.500'.
create function public.pay_range_of(amount text) returns numeric[] language sql immutable parallel safe as $$
  select case when count(*) <= 2 and count(figure) = count(*) and min(figure) > 0
    and (array_agg(figure order by place))[1] = min(figure) then array[min(figure), max(figure)] end
  from (
    select place, case when part ~ '^(\d{1,3}(,\d{3})+|\d{1,3}( \d{3})+|\d+)(\.\d{1,2})?$'
      then translate(part, ', ', '')::numeric end as figure
    from regexp_split_to_table(btrim(amount), '\s*(?:-|–|—|to)\s*') with ordinality as split (part, place)
  ) as parts
$$;

-- The months of a duration, of a range the most: '3 to 6 months' has 6. 0 where it has no end; null where it names no
-- time or several.
create function public.months_of(duration text) returns smallint language sql immutable parallel safe as $$
  select case
    when not said ~ '\m(permanent|indefinite|open[- ]ended|ongoing)\M' then found.months
    when found.times = 0 then 0::smallint
  end
  from (select translate(lower(duration), '()', '  ') as said) as given
  cross join lateral (
    select count(*) as times, case when count(distinct months) = 1 then min(months)::smallint end as months
    from (
      select greatest(1, round(number * case left(unit, 1) when 'y' then 12 when 'm' then 1 else 12.0 / 52 end)) as months
      from regexp_matches(said,
        '\m(\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[\s-]*(weeks?|wks?|months?|mths?|years?|yrs?)\M',
        'g') as match (parts)
      cross join lateral (select parts[2] as unit, case when parts[1] ~ '^\d' then parts[1]::numeric
        when parts[1] in ('a', 'an') then 1 else array_position(array['one', 'two', 'three', 'four', 'five', 'six',
          'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'], parts[1]) end as number) as measure
      where number > 0
    ) as named
  ) as found
$$;

-- The degrees that a text names.
create function public.degrees_of(requirements text) returns text[] language sql immutable parallel safe as $$
  select array(
    select degree from (values
      ('BSc', '\m(b\.? ?sc|b\. ?a|b\. ?ed|b\.? ?eng|b\.? ?tech|ll\.? ?b|bachelor(s|[''’]s)?|(first|university) degree)\M'),
      ('MSc', '\m(m\.? ?sc|m\. ?a|m\.? ?eng|mba|master(s|[''’]s)? degree)\M'),
      ('HND', '\m(hnd|higher national diploma)\M'),
      ('OND', '\m(ond|nd|(?<!higher )national diploma)\M'),
      ('PhD', '\m(ph\.? ?d|doctorate|doctoral)\M')
    ) as rule (degree, pattern)
    where requirements ~* pattern
  )
$$;

-- Work environment, kind and degrees are lexemes of the index like the other filters.
create or replace function public.search_words_of(job public.jobs, company text, places text[]) returns tsvector
  language sql stable as $$
  select concat_ws(' ',
    public.words_of(concat_ws(' ', job.job_title, company, job.department, job.location, array_to_string(places, ' '),
      left(job.job_description, 4000), left(job.job_requirements, 4000), job.env_mode, job.field)),
    'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id,
    public.lexeme('company=' || company),
    (select string_agg(public.lexeme('place=' || place), ' ') from unnest(places) as place),
    'env_mode=' || job.env_mode, 'kind=' || job.kind,
    (select string_agg('degree=' || degree, ' ') from unnest(public.degrees_of(job.job_requirements)) as degree)
  )::tsvector
$$;

-- Filtered by range. Null unless the place is ''.
alter table listings add column currency text collate "C", add column pay_low numeric, add column pay_high numeric,
  add column duration_months smallint, add column start_date date;

create or replace view job_listings as
  select jobs.id as job_id, place.place, jobs.org_id, organizations.company_name as company, jobs.field, jobs.stipend,
    jobs.deadline, jobs.created_at as posted_at,
    case place.place when '' then search_words_of(jobs, organizations.company_name, found.places) end as words,
    case place.place when '' then words_of(jobs.job_title)::tsvector end as title,
    case place.place when '' then words_of(concat_ws(' ', organizations.company_name, jobs.department, jobs.location,
      array_to_string(found.places, ' ')))::tsvector end as naming,
    case place.place when '' then jobs.currency end as currency,
    case place.place when '' then (pay_range_of(jobs.amount))[1] end as pay_low,
    case place.place when '' then (pay_range_of(jobs.amount))[2] end as pay_high,
    case place.place when '' then months_of(jobs.duration) end as duration_months,
    case place.place when '' then jobs.start_date end as start_date
  from jobs
  join organizations on organizations.id = jobs.org_id
  cross join lateral (select places_of(jobs.location, jobs.env_mode) as places offset 0) as found
  cross join lateral unnest(array_prepend('', found.places)) as place (place)
  -- `status > 0`, not an index's own condition: before there are statistics the planner would scan that whole index.
  where jobs.status > 0 and jobs.deleted_at is null and organizations.verification_status = 'verified';

truncate listings;
insert into listings select * from job_listings where deadline >= current_date - 1;
create index listings_by_pay on listings (currency, pay_high, pay_low) where place = '' and currency is not null;
create index listings_by_duration on listings (duration_months) where place = '' and duration_months is not null;
create index listings_by_start on listings (start_date) where place = '' and start_date is not null;
analyze listings;

drop view listings_with_places;
create view listings_with_places as
  select *, array(select place from listings as other where other.job_id = listings.job_id and other.place <> '') as places
  from listings;
drop table recent_listings;
create table recent_listings (
  like listings,
  places text[] collate "C" not null,
  primary key (job_id),
  foreign key (job_id) references jobs on delete cascade
);
create index recent_listings_by_words on recent_listings using gin (words) with (fastupdate = off);
select bound_recent_listings(3000);

drop trigger job_is_listed on jobs;
create trigger job_is_listed
  after insert or update of org_id, job_title, department, location, env_mode, field, stipend, deadline, job_description,
    job_requirements, status, created_at, deleted_at, kind, start_date, currency, amount, duration on jobs
  for each row execute function list_job();
