-- A published release never changes; one pointer for each app says which is live. Every change of a pointer increments the
-- revision, so that of two changes based on the same revision only one succeeds.
create table releases (
  app text not null,
  release text not null,
  record json not null,
  published_at timestamptz(3) not null default now(),
  published_by integer references users on delete set null,
  primary key (app, release)
);
create index releases_by_age on releases (app, published_at desc);

create table release_pointers (
  app text primary key,
  stable text not null,
  previous text,
  canary text,
  canary_percent integer check (canary_percent between 1 and 100),
  disabled_reason text check (disabled_reason <> ''),
  changed_at timestamptz(3) not null default now(),
  foreign key (app, stable) references releases,
  foreign key (app, previous) references releases,
  foreign key (app, canary) references releases,
  check ((canary is null) = (canary_percent is null))
);

create table release_revision (
  only_row boolean primary key default true check (only_row),
  revision integer not null
);
insert into release_revision (revision) values (0);
