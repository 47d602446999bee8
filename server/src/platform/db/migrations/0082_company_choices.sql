-- Companies whose jobs a student does not want to see. One that is followed is a saved search for its jobs, of which
-- `conditions` has nothing but `org_id`.
create table hidden_companies (
  user_id integer not null references users on delete cascade,
  org_id integer not null references organizations on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, org_id)
);
create index hidden_companies_by_company on hidden_companies (org_id);
