-- What a company shows on its public page. `logo` is the URL of the image; the file has its own row, so that an unused one
-- is deleted like any other.
alter table organizations add column about text check (length(about) <= 2000);
alter table organizations add column website text check (website like 'https://%');
alter table organizations add column logo text;

alter table files add column organization_id integer references organizations on delete cascade;
create index files_by_organization on files (organization_id) where organization_id is not null;
alter table files drop constraint files_belong_somewhere;
alter table files add constraint files_belong_somewhere
  check (num_nonnulls(application_id, document_id, organization_id) = 1);
