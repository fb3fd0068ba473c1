import { sql } from 'kysely';
import type { Scoped, Vault } from '#platform/context.ts';

/**
 * Who shares. What a guardian shares is found by other hashes: while versions of the portal change, one that would open all of the
 * record does not find it.
 */
type Sharer = 'patient' | 'guardian';

const LINK: Readonly<Record<Sharer, string>> = {
  patient: 'record-share',
  guardian: 'record-share-of-guardian',
};
const FILE: Readonly<Record<Sharer, string>> = {
  patient: 'record-share-file',
  guardian: 'record-share-file-of-guardian',
};

/** What a link is found by. */
export const linkHash = (vault: Vault, link: string, sharer: Sharer = 'patient') =>
  vault.hash(LINK[sharer], link);
/** What a code is compared by. With the link: the same code of two links has two hashes. */
export const codeHash = (vault: Vault, link: string, code: string) =>
  vault.hash('record-share-code', `${link} ${code}`);
/** What the file that a link opens is found by. */
export const ticketHash = (vault: Vault, ticket: string, sharer: Sharer = 'patient') =>
  vault.hash(FILE[sharer], ticket);

/** A link, as it is found in any scope. */
export interface FoundShare {
  readonly patientId: string;
  readonly id: number;
  readonly sharer: Sharer;
}

/** Whose a link is; null for one that opens nothing. */
export async function findShare(tx: Scoped, vault: Vault, link: string): Promise<FoundShare | null> {
  const { rows } = await sql<FoundShare>`
    select patient_id as "patientId", id, 'patient' as sharer
      from find_record_share(${linkHash(vault, link)})
    union all select patient_id, id, 'guardian'
      from find_record_share(${linkHash(vault, link, 'guardian')})`.execute(tx);
  return rows[0] ?? null;
}

/** Whose file a ticket fetches; null for one that fetches nothing. */
export async function findTicket(tx: Scoped, vault: Vault, ticket: string): Promise<FoundShare | null> {
  const { rows } = await sql<FoundShare>`
    select patient_id as "patientId", id, 'patient' as sharer
      from find_record_share_file(${ticketHash(vault, ticket)})
    union all select patient_id, id, 'guardian'
      from find_record_share_file(${ticketHash(vault, ticket, 'guardian')})`.execute(tx);
  return rows[0] ?? null;
}
