import { sql } from 'kysely';
import type { Scoped } from './context.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longer than a session can last and than a client repeats a request. */
const DAY_MS = 24 * HOUR_MS;
/** For so long patients see links to their record that have ended, with who opened them. */
const SHARES_KEPT_DAYS = 90;

/**
 * Deletes what no request can use any more: ended sessions, identifications that nobody finished, first
 * answers to requests that nobody repeats, counts of attempts, codes, links, what apps read with. A daily job calls it.
 */
export async function forgetExpired(tx: Scoped, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const anHourAgo = new Date(now.getTime() - HOUR_MS);
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', aDayAgo).execute();
  await tx.deleteFrom('sign_ins').where('created_at', '<', anHourAgo).execute();
  await tx.deleteFrom('attempts').where('window_start', '<', aDayAgo).execute();
  await sql`select forget_sessions(${aDayAgo}), forget_sms_login(${anHourAgo}),
    forget_appointment_links(${now}), forget_visitors(${now}), forget_video_guests(${now}),
    forget_contact_changes(${now}),
    forget_staff_sign_ins(${now}),
    forget_expired_app_grants(${anHourAgo}),
    forget_record_shares(${new Date(now.getTime() - SHARES_KEPT_DAYS * DAY_MS)})`.execute(tx);
}

/** Deletes what callers have asked for in minutes that are over: a row for each of them. An hourly job calls it. */
export async function forgetAllowances(tx: Scoped, now: Date): Promise<void> {
  await tx
    .deleteFrom('allowances')
    .where('ends_at', '<', new Date(now.getTime() - MINUTE_MS))
    .execute();
}

/** Deletes who has paid, once the law asks for it no more. A daily job calls it. */
export async function forgetPayments(tx: Scoped, now: Date): Promise<void> {
  await sql`select forget_payments(${now})`.execute(tx);
}

/** Deletes messages that were sent that many days ago, or written then and never sent. A daily job calls it. */
export async function forgetSentMessages(tx: Scoped, now: Date, keptDays: number): Promise<void> {
  const sentBefore = new Date(now.getTime() - keptDays * DAY_MS);
  await sql`select forget_sent_messages(${sentBefore})`.execute(tx);
}
