-- Screenshots of a release as its preview shows it, and of what was live then: `live_release`, null where nothing was.
create table screenshot_sets (
  id integer generated always as identity primary key,
  app text not null,
  release text not null,
  live_release text,
  made_at timestamptz(3) not null default now(),
  foreign key (app, release) references releases on delete cascade,
  unique (app, release)
);

-- A file is of one application, one document, one company or one set of screenshots.
alter table files add column screenshot_set_id integer references screenshot_sets on delete cascade;
create index files_by_screenshot_set on files (screenshot_set_id) where screenshot_set_id is not null;
alter table files drop constraint files_belong_somewhere;
alter table files add constraint files_belong_somewhere
  check (num_nonnulls(application_id, document_id, organization_id, screenshot_set_id) = 1);

-- The pictures of a set. `page` is the place of the page in it, from 1.
create table screenshots (
  key text primary key references files on delete cascade,
  set_id integer not null references screenshot_sets on delete cascade,
  page integer not null,
  path text not null,
  viewport text not null check (viewport in ('desktop', 'phone')),
  side text not null check (side in ('before', 'after')),
  width integer not null,
  height integer not null,
  unique (set_id, page, viewport, side)
);
