-- An employer tells of a hundred employments of one person at most, and each is brought to its patient once. A table that named
-- one person again and again made the person's sessions slow, and its own time told whether the person is a patient.

-- function: bring_employments f40d7ab77797
-- function: import_employees c98f29a96dfe
