-- A release key signs what it publishes: here is its public half, null for a key that was made before. The signature stays
-- with the release, with the key that made it, which may be gone since.
alter table release_keys add column public_key text;

alter table releases
  add column signature text,
  add column signing_key text,
  add column signed_by text,
  add check (num_nulls(signature, signing_key, signed_by) in (0, 3));
