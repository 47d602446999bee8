-- What all who are accepted by a decision about several are told of their start; each gets a welcome of it when it takes effect.
alter table decision_batches add column welcome jsonb;
