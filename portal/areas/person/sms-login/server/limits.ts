import type { Context, Scoped } from '#platform/context.ts';
import { attemptsSoFar, countAttempt } from '#platform/limits/attempts.ts';

const WINDOW_MINUTES = 60;

/** Codes that are sent within an hour: for one patient, to one number, from one address. */
export const CODES_AN_HOUR = { patient: 5, number: 5, address: 60 } as const;
/** Wrong codes within an hour from one address, for all persons; a whole mobile network may be behind one. */
export const WRONG_CODES_AN_HOUR = 60;

type Parts = Pick<Context, 'vault' | 'now' | 'address'>;

function count(tx: Scoped, { vault, now }: Parts, what: string, of: string): Promise<number> {
  return countAttempt(tx, vault.hash(`attempts.${what}`, of), now, WINDOW_MINUTES);
}

function soFar(tx: Scoped, { vault, now }: Parts, what: string, of: string): Promise<number> {
  return attemptsSoFar(tx, vault.hash(`attempts.${what}`, of), now, WINDOW_MINUTES);
}

/** Counts a code that is asked for, and whether it may be sent. One that may not is no other's burden. */
export async function mayAskCode(
  tx: Scoped,
  parts: Parts,
  asked: { readonly patientId: string; readonly phone: string },
): Promise<boolean> {
  const subjects = [
    ['patient', asked.patientId],
    ['number', asked.phone],
    ['address', parts.address],
  ] as const;
  for (const [kind, of] of subjects) {
    if ((await count(tx, parts, `sms-code.${kind}`, of)) > CODES_AN_HOUR[kind]) return false;
  }
  return true;
}

/** Whether a caller's address may try another code. */
export async function mayTryCode(tx: Scoped, parts: Parts): Promise<boolean> {
  return (await soFar(tx, parts, 'wrong-sms-code', parts.address)) < WRONG_CODES_AN_HOUR;
}

export async function countWrongCode(tx: Scoped, parts: Parts): Promise<void> {
  await count(tx, parts, 'wrong-sms-code', parts.address);
}

/** Notes that an onboarding ended of wrong codes: for an hour there is none for this patient. */
export async function endOnboarding(tx: Scoped, parts: Parts, patientId: string): Promise<void> {
  await count(tx, parts, 'ended-sms-onboarding', patientId);
}

/** Whether an onboarding ended of wrong codes within the hour. */
export async function isOnboardingEnded(tx: Scoped, parts: Parts, patientId: string): Promise<boolean> {
  return (await soFar(tx, parts, 'ended-sms-onboarding', patientId)) > 0;
}

/** Whether the patient gets no more codes for now. */
export async function isOnboardingBlocked(tx: Scoped, parts: Parts, patientId: string): Promise<boolean> {
  const asked = await soFar(tx, parts, 'sms-code.patient', patientId);
  return asked >= CODES_AN_HOUR.patient || (await isOnboardingEnded(tx, parts, patientId));
}
