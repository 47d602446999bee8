-- The words with their positions, which a search for a phrase compares. Larger positions than the last are that one.
create function public.positioned(words text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(string_agg(word || ':' || least(place, 16383), ' '), '')::tsvector
  from regexp_split_to_table(words, '\s+') with ordinality as split (word, place) where word <> ''
$$;

-- "I.T." is one word, "IT", as it is in a query. Only in capitals: "p.a." is no personal assistant.
create function public.joined_initials(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(given, '\m([A-Z])\.(?=[A-Z]\M)', '\1', 'g')
$$;

-- Without the pronoun, which is in nearly every text and is not what a search for IT means.
create function public.without_it(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(given, '\m[Ii]t\M', ' ', 'g')
$$;

create or replace function public.search_words_of(job public.jobs, company text, places text[]) returns tsvector
  language sql stable as $$
  select public.positioned(public.words_of(public.joined_initials(concat_ws(' ',
      job.job_title, company, job.department, job.location, array_to_string(places, ' '),
      public.without_it(left(job.job_description, 4000)), public.without_it(left(job.job_requirements, 4000)),
      job.env_mode, job.field))))
    || concat_ws(' ',
      'field=' || job.field, 'stipend=' || job.stipend, 'organization=' || job.org_id,
      public.lexeme('company=' || company),
      (select string_agg(public.lexeme('place=' || place), ' ') from unnest(places) as place),
      'env_mode=' || job.env_mode, 'kind=' || job.kind,
      (select string_agg('degree=' || degree, ' ') from unnest(public.degrees_of(job.job_requirements)) as degree)
    )::tsvector
$$;

update listings set words = changed.words
  from job_listings as changed
  where changed.job_id = listings.job_id and changed.place = '' and listings.place = '';
update recent_listings set words = listings.words
  from listings where listings.job_id = recent_listings.job_id and listings.place = '';
select count_search_words();
