-- The alternatives of an offer at whose time the company had another interview, and which it offered nevertheless. Its
-- student may choose them; any other alternative is gone when another interview has its time.
alter table interviews add column agreed_overlaps text[] not null default '{}'
  check (agreed_overlaps <@ array['alt_date_1', 'alt_date_2']);
