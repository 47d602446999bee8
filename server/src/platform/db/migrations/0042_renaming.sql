-- What a verified company asked to be called. The name that was verified shows until an admin has looked.
alter table organizations
  add column requested_name text,
  add column requested_cac_number text,
  add column renaming_requested_at timestamptz(3);
create index organizations_renaming on organizations (renaming_requested_at) where renaming_requested_at is not null;
