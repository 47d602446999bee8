-- A change of types alone leaves a shell's files as they are: a release keeps each description that was published with them.
update releases set exports = jsonb_build_array(exports) where exports is not null;
