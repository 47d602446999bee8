-- A call whose key was claimed by a retry meanwhile must not commit: each claim has a name of its own.
alter table idempotency_keys add column claim text not null default '';
alter table idempotency_keys alter column claim drop default;
