-- Admins who are there see at once how many companies wait, whoever lets one in, refuses it or registers it.
create function tell_review_queue() returns trigger language plpgsql as $$
begin
  perform pg_notify('notifications', 'queue');
  return null;
end $$;
create trigger review_queue_is_told after insert or delete or update of verification_status on organizations
  for each statement execute function tell_review_queue();
