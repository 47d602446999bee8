-- What a company tells of itself on its public page. `logo` is where its picture is to be had; the file has a row of its
-- own, so that one nobody needs any more is swept like every other.
alter table organizations add column about text check (length(about) <= 2000);
alter table organizations add column website text check (website like 'https://%');
alter table organizations add column logo text;

alter table files add column organization_id integer references organizations on delete cascade;
create index files_by_organization on files (organization_id) where organization_id is not null;
alter table files drop constraint files_belong_somewhere;
alter table files add constraint files_belong_somewhere
  check (num_nonnulls(application_id, document_id, organization_id) = 1);
