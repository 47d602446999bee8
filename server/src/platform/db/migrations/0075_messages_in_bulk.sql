-- A message to the students of up to 500 applications is a decision too: it waits, and can be taken back, as the others do.
-- `text` has placeholders, which are filled for each student when it is sent.
alter table decision_batches
  drop constraint decision_batches_kind_check,
  add constraint decision_batches_kind_check check (kind in ('reject', 'accept', 'interview', 'message')),
  add column text text;
alter table decision_batch_items
  drop constraint decision_batch_items_failure_check,
  add constraint decision_batch_items_failure_check check (failure in (
    'withdrawn', 'decided', 'in_batch', 'invited', 'date_chosen', 'time_taken', 'time_passed', 'company_closed',
    'conversation_closed', 'conversation_ended', 'account_deleted'
  ));
