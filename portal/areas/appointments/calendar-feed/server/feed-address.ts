import { sql } from 'kysely';
import type { Language } from '#contract/language/language.ts';
import type { Scoped, Vault } from '#platform/context.ts';

/** Where calendars read, below the brand's origin. */
export const FEED_ROUTE = '/calendar/:secret';

/** 32 random bytes in url-safe base64, and the ending by which calendars know what comes. */
const SECRET = /^([\w-]{43})\.ics$/;

/** A patient's address for a calendar, and what it shows. */
export interface FoundFeed {
  readonly patientId: string;
  readonly showsDetails: boolean;
  /** The language in which the patient has asked for it. */
  readonly language: Language;
  /** The last day of which a read is in the patient's log, `YYYY-MM-DD`. */
  readonly readOn: string | null;
}

export function feedPath(secret: string): string {
  return `/calendar/${secret}.ics`;
}

export function hashOfSecret(vault: Vault, secret: string): Buffer {
  return vault.hash('calendar-feed', secret);
}

/** What an address opens, in any scope; null for nothing. */
export async function findFeed(tx: Scoped, vault: Vault, segment: string): Promise<FoundFeed | null> {
  const [, secret] = SECRET.exec(segment) ?? [];
  if (!secret) return null;
  const { rows } = await sql<FoundFeed>`
    select patient_id as "patientId", shows_details as "showsDetails", language, read_on as "readOn"
    from find_calendar_feed(${hashOfSecret(vault, secret)})`.execute(tx);
  return rows[0] ?? null;
}
