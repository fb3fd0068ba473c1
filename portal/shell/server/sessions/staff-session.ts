import type { Staff, Vault } from '#platform/context.ts';

const PURPOSE = 'sessions.staff';

/** The name of somebody who works here, as the row of their session keeps it. */
export const openSessionStaff = (vault: Vault, sealed: string): string => vault.open(PURPOSE, sealed);

/** What the row of a session keeps of somebody who works here. */
export const staffColumns = (vault: Vault, { hash, name }: Staff) => ({
  person_hash: hash,
  staff: vault.seal(PURPOSE, name),
});
