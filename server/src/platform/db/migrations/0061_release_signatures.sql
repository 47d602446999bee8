-- A release key signs what it publishes. Here is its public half, null for a key that an earlier version made, and how large a release
-- of it may be. The signature stays with the release, with the key that made it, which may be gone since.
alter table release_keys
  add column public_key text,
  add column max_megabytes smallint not null default 16 check (max_megabytes between 1 and 32);

alter table releases
  add column signature text,
  add column signing_key text,
  add column signed_by text,
  add check (num_nulls(signature, signing_key, signed_by) in (0, 3));
