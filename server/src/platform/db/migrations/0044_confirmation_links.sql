-- How many links were mailed to an address within a day, whichever account asked for them and whether it still exists.
create table confirmation_links (
  email_hash text not null,
  mailed_at timestamptz not null default now()
);
create index confirmation_links_by_address on confirmation_links (email_hash, mailed_at);
create index confirmation_links_by_age on confirmation_links (mailed_at);
