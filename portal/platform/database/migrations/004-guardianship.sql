-- Acting for a child: in whose record a guardian's session acts, and since when the population register has said that it may.

alter table sessions
  add column acting_for uuid references patients on delete set null,
  -- Null until the register has been asked: nothing of the child's is opened before.
  add column guardianship_verified_at timestamptz,
  -- The register has said that it is over; kept until the guardian has chosen whose matters come next.
  add column guardianship_ended boolean not null default false;

-- Coming back to a session that ended of idleness is coming back to the same child, once the register agrees.
alter table expired_sessions add column acting_for uuid references patients on delete set null;
