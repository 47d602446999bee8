-- When the student finished an application that was sent later, for want of a connection, as their device says; else null.
alter table applications add column finished_at timestamptz(3);
