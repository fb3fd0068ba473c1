import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { appointmentToken, parseAppointmentToken } from '#contract/appointment-token.ts';
import type { Scoped, Vault } from './context.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SHORT_LENGTH = 20;
const SECRET_BYTES = 24;

/** Which appointment a link opens. */
export interface LinkedRecord {
  readonly patientId: string;
  readonly practitionerId: number;
  readonly appointmentId: number;
}

/** Tokens of an appointment's two addresses (specification section 2). */
export interface LinkTokens {
  /** Url-safe base64 of id and secret: for e-mail and the success page. */
  readonly long: string;
  /** 20 letters and digits: for a text message. */
  readonly short: string;
}

/** Makes the links of an appointment, in the patient's scope. Only their keyed hashes are kept. */
export async function issueLinks(tx: Scoped, vault: Vault, record: LinkedRecord): Promise<LinkTokens> {
  const tokens = {
    long: appointmentToken(record.appointmentId, randomBytes(SECRET_BYTES).toString('base64url')),
    short: Array.from({ length: SHORT_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  };
  await tx
    .insertInto('appointment_links')
    .values(
      Object.values(tokens).map((token) => ({
        link_hash: linkHash(vault, token),
        patient_id: record.patientId,
        practitioner_id: record.practitionerId,
        appointment_id: record.appointmentId,
      })),
    )
    .execute();
  return tokens;
}

/** What a token opens, in any scope; null for nothing. */
export async function findLink(tx: Scoped, vault: Vault, token: string): Promise<LinkedRecord | null> {
  const parsed = parseAppointmentToken(token);
  if (!parsed) return null;
  const { rows } = await sql<{ patient_id: string; practitioner_id: number; appointment_id: number }>`
    select * from find_appointment_link(${linkHash(vault, token)})`.execute(tx);
  const [row] = rows;
  if (!row || (parsed.shape === 'pair' && parsed.appointmentId !== row.appointment_id)) return null;
  return {
    patientId: row.patient_id,
    practitionerId: row.practitioner_id,
    appointmentId: row.appointment_id,
  };
}

function linkHash(vault: Vault, token: string): Buffer {
  return vault.hash('appointment-link', token);
}
