-- The process that holds an event stream closes it as soon as its session is deleted, by whichever process.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', 'session ' || old.token_hash);
  return null;
end $$;
create trigger session_end_is_told after delete on sessions for each row execute function tell_session_end();
