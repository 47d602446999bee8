-- A company may post a job for which nobody needs a letter from a school.
alter table jobs add column letter_required smallint not null default 1 check (letter_required in (0, 1));
