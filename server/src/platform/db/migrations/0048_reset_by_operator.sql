-- Whether an operator made the link, on the server's own machine. A mailed one alone is not enough for an admin.
alter table password_resets add column by_operator boolean not null default false;
