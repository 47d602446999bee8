-- Open admin pages update the number of pending companies at once, whichever process changed it.
create function tell_review_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', 'queue');
  return null;
end $$;
create trigger review_queue_is_told after insert or delete or update of verification_status on organizations
  for each statement execute function tell_review_queue();
