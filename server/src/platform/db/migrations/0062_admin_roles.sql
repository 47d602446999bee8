-- An admin reviews companies, people and jobs, and manages releases; one with a role here does that part alone. Who may have
-- the admin's area may have it for each of them: it is the same work.
alter table users add column admin_role text check (admin_role in ('reviewer', 'release_manager'));
alter table users add check (admin_role is null or role = 'admin');

update release_pointers set granted_access = granted_access || array['reviewer', 'release_manager']
where 'admin' = any (granted_access);
