-- From where a team may have its releases loaded, such as https://cdn.example.
alter table teams add column origins text[] not null default '{}';

-- Where the scripts of a release lie; null for those that this site serves. All its files are kept here in any case.
alter table releases add column base_url text;
