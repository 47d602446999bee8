-- What a session was opened with, in words such as 'Chrome on Android', so that its owner knows it again.
alter table sessions add column device text;
