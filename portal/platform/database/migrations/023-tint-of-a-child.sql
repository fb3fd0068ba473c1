-- The colour of the child's picture while somebody acts for a child: by birth order among the guardian's children, so that
-- no two have the same. Unknown until the population register has been asked.
alter table sessions add column child_tint smallint check (child_tint between 0 and 5);
