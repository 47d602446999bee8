-- The log is read from its end: whole, by who did it, by what was done, or by when.
create index audit_log_by_actor on audit_log (actor_user_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (created_at);
-- What an admin looks for may be part of an address.
create index users_by_email on users using gin (email gin_trgm_ops) with (fastupdate = off);
