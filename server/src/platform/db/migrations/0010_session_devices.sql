-- The browser and system of a session, such as 'Chrome on Android', by which its owner recognizes it.
alter table sessions add column device text;
