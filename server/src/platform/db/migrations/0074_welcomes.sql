-- What a company tells a student whom it has accepted: when and where they start, and whom to ask. `revision` counts its
-- changes, for two windows that change it at once and for calendars.
create table welcomes (
  application_id integer primary key references applications on delete cascade,
  starts_on date not null,
  place text not null,
  contact_name text not null,
  contact_details text not null,
  note text,
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- What the student answers to being accepted, once, and a line to the company where they decline. The status stays Accepted.
alter table applications
  add column acceptance_answer text check (acceptance_answer in ('confirmed', 'declined')),
  add column acceptance_answered_at timestamptz(3),
  add column acceptance_line text;
