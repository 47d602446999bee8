-- The orders that the columns of the admins' tables add; each serves both directions.
create index organizations_by_state on organizations (company_state, id) include (verification_status, suspended_at);
create index jobs_kept_by_deadline on jobs (deadline, id)
  include (status, created_at, field, env_mode, taken_down_at) where deleted_at is null or taken_down_at is not null;

-- Companies that registered with the same CAC number, however they wrote it.
create index organizations_by_cac_digits on organizations ((ltrim(regexp_replace(company_cac_number, '[^0-9]', '', 'g'), '0')))
  where company_cac_number is not null;
