-- The kind of a notification, by which a screen groups them, and the application that it concerns.
alter table notifications add column kind text,
  add column application_id integer references applications on delete set null;
update notifications set kind = case
  when href = '/dashboard/interviews' or title like 'Interview%' then 'interview'
  when title like '%taken down%' then 'job'
  when href like '/dashboard/applications%' then 'application'
  else 'account' end;
update notifications set application_id = applications.id from applications
  where notifications.href = '/dashboard/applications/' || applications.id;
alter table notifications alter column kind set not null,
  add constraint notifications_kind check (kind in ('interview', 'application', 'job', 'account'));
create index notifications_unread on notifications (user_id, id) where read_at is null;
create index notifications_by_application on notifications (application_id) where application_id is not null;
