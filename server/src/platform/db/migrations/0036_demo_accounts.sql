-- Accounts of the demo marketplace, whose password everybody knows. A public site must have none.
alter table users add column is_demo boolean not null default false;

-- Only demo accounts share a password's hash: those of people have a salt of their own.
update users set is_demo = true
  where password_hash in (select password_hash from users group by password_hash having count(*) > 1);

create index users_demo on users (id) where is_demo;
