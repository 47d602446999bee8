-- A stream of events ends with its session at once, in whichever process it is open, whoever ends the session.
create function tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', 'session ' || old.token_hash);
  return null;
end $$;
create trigger session_end_is_told after delete on sessions for each row execute function tell_session_end();
