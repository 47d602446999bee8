-- The same words: one pattern takes a tenth of the time that `translate` takes to look up 49 characters of several bytes.
create or replace function public.words_of(given text) returns text language sql immutable parallel safe as $$
  select case when words ~ '\S{41}|(^|\s)[+#]' then
    regexp_replace(regexp_replace(words, '(^|\s)[+#]+', '\1', 'g'), '(\S{40})\S+', '\1', 'g') else words end
  from regexp_replace(public.folded(given), '[]!"$%&''()*,./:;<=>?@[\\^_`{|}~–—―‘’“”„•·«»¡¿°©®-]', ' ', 'g') as words
$$;
