-- Emails that were given up stay for a while, so that admins see them and can have them sent again.
alter table outbox add column gave_up_at timestamptz(3);
create index outbox_undelivered on outbox (id) where gave_up_at is not null;
