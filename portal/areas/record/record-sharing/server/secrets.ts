import { sql } from 'kysely';
import type { Scoped, Vault } from '#platform/context.ts';

/** What a link is found by. */
export const linkHash = (vault: Vault, link: string) => vault.hash('record-share', link);
/** What a code is compared by. With the link: the same code of two links has two hashes. */
export const codeHash = (vault: Vault, link: string, code: string) =>
  vault.hash('record-share-code', `${link} ${code}`);
/** What the file that a link opens is found by. */
export const ticketHash = (vault: Vault, ticket: string) => vault.hash('record-share-file', ticket);

/** A link, as it is found in any scope. */
export interface FoundShare {
  readonly patientId: string;
  readonly id: number;
}

/** Whose a link is; null for one that opens nothing. */
export async function findShare(tx: Scoped, vault: Vault, link: string): Promise<FoundShare | null> {
  const { rows } = await sql<FoundShare>`
    select patient_id as "patientId", id from find_record_share(${linkHash(vault, link)})`.execute(tx);
  return rows[0] ?? null;
}

/** Whose file a ticket fetches; null for one that fetches nothing. */
export async function findTicket(tx: Scoped, vault: Vault, ticket: string): Promise<FoundShare | null> {
  const { rows } = await sql<FoundShare>`
    select patient_id as "patientId", id from find_record_share_file(${ticketHash(vault, ticket)})`.execute(
    tx,
  );
  return rows[0] ?? null;
}
