-- Who met which error of the release or of the stable one during a rollout. Whether its kind is new is known later.
create table rollout_errors (
  rollout_id integer not null references rollouts on delete cascade,
  visitor text not null,
  trace_id integer not null references error_traces on delete cascade,
  is_watch boolean not null,
  step integer not null,
  has_release boolean not null,
  met_at timestamptz(3) not null default now(),
  primary key (rollout_id, visitor, trace_id, is_watch)
);
create index rollout_errors_by_trace on rollout_errors (trace_id);
