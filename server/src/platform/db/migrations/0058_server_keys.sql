-- Tells the keys of servers apart, so that one with another key than those beside it does not start. Null for servers
-- that were started before.
alter table running_servers add column key_fingerprint text;
