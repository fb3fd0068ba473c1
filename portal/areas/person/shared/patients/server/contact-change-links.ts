import { sql } from 'kysely';
import type { RecordCall } from '#platform/calls/call.ts';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import { newSecret } from '#platform/secrets.ts';
import { CONTEST_DAYS } from '../contact-change.ts';

const DAY_MS = 86_400_000;
/** So long after something was put back a change has no link: who reads the former mailbox would put it back for ever. */
const QUIET_DAYS = 30;
const PURPOSE = 'contact_changes.former';

/** By what a patient is reached. */
export interface Reach {
  readonly email: string | null;
  readonly phone: string | null;
}

/**
 * What the changes of an earlier identification have left to contest is over: a person who has identified since and
 * changes it again stands behind what there is.
 */
export async function endEarlierLinks({ tx, patientId, session }: RecordCall): Promise<void> {
  if (!session.freshUntil) return;
  await tx
    .deleteFrom('contact_changes')
    .where('patient_id', '=', patientId)
    .where('restored_at', 'is', null)
    .where('identified_until', '<', session.freshUntil)
    .execute();
}

/** How the patient was reached before the first change that can be contested; undefined where none can. */
export async function reachBefore({ tx, patientId, vault, now }: RecordCall): Promise<Reach | undefined> {
  const row = await tx
    .selectFrom('contact_changes')
    .select('former')
    .where('patient_id', '=', patientId)
    .where('restored_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('changed_at')
    .limit(1)
    .executeTakeFirst();
  return row?.former ? openFormer(vault, row.former) : undefined;
}

/** Makes the link that puts `former` back; null soon after something was put back. */
export async function issueContestLink(call: RecordCall, former: Reach): Promise<string | null> {
  const { tx, patientId, vault, now, session } = call;
  const restored = await tx
    .selectFrom('contact_changes')
    .select('link_hash')
    .where('patient_id', '=', patientId)
    .where('restored_at', '>', new Date(now.getTime() - QUIET_DAYS * DAY_MS))
    .executeTakeFirst();
  if (restored) return null;
  const secret = newSecret();
  await tx
    .insertInto('contact_changes')
    .values({
      patient_id: patientId,
      link_hash: contestLinkHash(vault, secret),
      changed_at: now,
      ends_at: new Date(now.getTime() + CONTEST_DAYS * DAY_MS),
      identified_until: session.freshUntil ?? now,
      former: vault.seal(PURPOSE, JSON.stringify(former)),
    })
    .execute();
  return secret;
}

/** Whose change a link contests, in any scope; null for nothing: it has ended, or never was. */
export async function findContactChange(
  tx: Scoped,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
  secret: string,
): Promise<{ readonly patientId: string; readonly linkHash: Buffer } | null> {
  const hash = contestLinkHash(vault, secret);
  const { rows } = await sql<{ patientId: string }>`
    select patient_id as "patientId" from find_contact_change(${hash}, ${now})`.execute(tx);
  return rows[0] ? { patientId: rows[0].patientId, linkHash: hash } : null;
}

export function openFormer(vault: Vault, sealed: string): Reach {
  return JSON.parse(vault.open(PURPOSE, sealed)) as Reach;
}

export function contestLinkHash(vault: Vault, secret: string): Buffer {
  return vault.hash('contact-change', secret);
}
