-- The audit log is read newest first: all of it, by actor, by action or by time.
create index audit_log_by_actor on audit_log (actor_user_id, id desc);
create index audit_log_by_action on audit_log (action, id desc);
create index audit_log_by_time on audit_log (created_at);
-- An admin's search may match part of an email address.
create index users_by_email on users using gin (email gin_trgm_ops) with (fastupdate = off);
