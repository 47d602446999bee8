-- Why a company rejected an application, and a line of its own; null where it did not say.
alter table applications
  add column rejection_reason text check (rejection_reason in (
    'position_filled', 'missing_requirement', 'stronger_applicants', 'availability', 'documents_incomplete', 'location', 'other'
  )),
  add column rejection_line text;

-- A decision about up to 500 applications, which takes effect when it is due and not before: until then it can be taken
-- back. `interview` has the dates and the place that are offered.
create table decision_batches (
  id integer generated always as identity primary key,
  org_id integer not null references organizations on delete cascade,
  made_by integer not null references users on delete cascade,
  kind text not null check (kind in ('reject', 'accept', 'interview')),
  reason text check (reason in (
    'position_filled', 'missing_requirement', 'stronger_applicants', 'availability', 'documents_incomplete', 'location', 'other'
  )),
  line text,
  interview jsonb,
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  canceled_at timestamptz(3),
  done_at timestamptz(3)
);
create index due_decisions on decision_batches (due_at) where done_at is null and canceled_at is null;
create index decision_batches_of_company on decision_batches (org_id, created_at desc);

-- What becomes of each application of a batch. An application waits in one batch at most: of two people who decide it at
-- once, the index lets one. `position` is the place in the order of invitation.
create table decision_batch_items (
  batch_id integer not null references decision_batches on delete cascade,
  application_id integer not null references applications on delete cascade,
  position smallint not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'canceled')),
  failure text check (failure in (
    'withdrawn', 'decided', 'in_batch', 'invited', 'date_chosen', 'time_taken', 'time_passed', 'company_closed'
  )),
  primary key (batch_id, application_id)
);
create unique index waiting_decisions on decision_batch_items (application_id) where state = 'waiting';
create index decisions_by_application on decision_batch_items (application_id);
