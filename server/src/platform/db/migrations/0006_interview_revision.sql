-- Incremented by every change of an interview, so that a calendar knows which of two files is newer.
alter table interviews add column revision integer not null default 0;
