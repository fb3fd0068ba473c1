import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { appointmentToken, parseAppointmentToken } from '#contract/routes/appointment-token.ts';
import type { Context, Scoped, Vault } from '#platform/context.ts';
import { newCode } from '#platform/secrets.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SHORT_LENGTH = 20;
const SECRET_BYTES = 24;

/** What a link allows, and nothing else. */
export type LinkPurpose = 'view' | 'disown';

/** The appointment that a link opens. */
export interface LinkedRecord {
  readonly patientId: string;
  readonly practitionerId: number;
  readonly appointmentId: number;
}

/** Tokens of an appointment's two addresses (APPT-14). */
export interface LinkTokens {
  /** Url-safe base64 of id and secret: for e-mail and the success page. */
  readonly long: string;
  /** 20 letters and digits: for a text message. */
  readonly short: string;
}

/** Makes the links of an appointment, in the patient's scope. Only their keyed hashes are stored. */
export async function issueLinks(tx: Scoped, vault: Vault, record: LinkedRecord): Promise<LinkTokens> {
  const tokens = {
    long: appointmentToken(record.appointmentId, randomBytes(SECRET_BYTES).toString('base64url')),
    short: newCode(LETTERS, SHORT_LENGTH),
  };
  await keepLinks(tx, vault, record, Object.values(tokens), 'view');
  return tokens;
}

/**
 * Makes the link with which a patient takes back what somebody has booked with their identity code, in the patient's
 * scope. It shows nothing else and ends when the appointment begins.
 */
export async function issueDisowningLink(tx: Scoped, vault: Vault, record: LinkedRecord): Promise<string> {
  const token = newCode(LETTERS, SHORT_LENGTH);
  await keepLinks(tx, vault, record, [token], 'disown');
  return token;
}

/** What a token opens now, in any scope; null for nothing: a link to view ends 30 days after the appointment. */
export async function findLink(
  tx: Scoped,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<LinkedRecord | null> {
  const parsed = parseAppointmentToken(token);
  if (!parsed) return null;
  const { rows } = await sql<{ patient_id: string; practitioner_id: number; appointment_id: number }>`
    select * from find_appointment_link(${linkHash(vault, token)}, ${purpose}, ${now})`.execute(tx);
  const [row] = rows;
  if (!row || (parsed.shape === 'pair' && parsed.appointmentId !== row.appointment_id)) return null;
  return {
    patientId: row.patient_id,
    practitionerId: row.practitioner_id,
    appointmentId: row.appointment_id,
  };
}

async function keepLinks(
  tx: Scoped,
  vault: Vault,
  { patientId, practitionerId, appointmentId }: LinkedRecord,
  tokens: readonly string[],
  purpose: LinkPurpose,
): Promise<void> {
  await tx
    .insertInto('appointment_links')
    .values(
      tokens.map((token) => ({
        link_hash: linkHash(vault, token),
        patient_id: patientId,
        practitioner_id: practitionerId,
        appointment_id: appointmentId,
        purpose,
      })),
    )
    .execute();
}

function linkHash(vault: Vault, token: string): Buffer {
  return vault.hash('appointment-link', token);
}
