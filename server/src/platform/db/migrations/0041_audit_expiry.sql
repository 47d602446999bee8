-- Logins and reads are many and matter for some months: they are deleted then, and lists leave them out by default.
alter table audit_log add column expires_at timestamptz(3);
create index audit_log_lasting on audit_log (id desc) where expires_at is null;
create index audit_log_expiring on audit_log (expires_at) where expires_at is not null;

drop trigger audit_log_is_append_only on audit_log;
create trigger audit_log_is_append_only before update on audit_log
  for each row execute function refuse_change();
create trigger audit_log_keeps_lasting_entries before delete on audit_log
  for each row when (old.expires_at is null) execute function refuse_change();
