import type { Context, Scoped } from '#platform/context.ts';
import { countAttempt } from '#platform/limits/attempts.ts';

const WINDOW_MINUTES = 60;

/**
 * Passwords that are tried within an hour: for one user from one network, for one user from anywhere, from one network for all
 * users. Somebody who tries other people's names locks nobody out of their own network.
 */
export const PASSWORDS_AN_HOUR = { user: 10, anywhere: 60, address: 60 } as const;
/** Invitation codes that are tried within an hour from one network. */
export const CODES_AN_HOUR = 60;

type Parts = Pick<Context, 'vault' | 'now' | 'address'>;

async function isWithin(tx: Scoped, { vault, now }: Parts, what: string, of: string, most: number) {
  return (await countAttempt(tx, vault.hash(`attempts.staff-${what}`, of), now, WINDOW_MINUTES)) <= most;
}

/** Counts a password that is tried, right or wrong: of many that come at once each sees those before it. */
export async function mayTryPassword(tx: Scoped, parts: Parts, user: string): Promise<boolean> {
  const { address } = parts;
  const { user: own, anywhere, address: most } = PASSWORDS_AN_HOUR;
  const isFromHere = await isWithin(tx, parts, 'user', `${user} ${address}`, own);
  const isFromNetwork = await isWithin(tx, parts, 'address', address, most);
  // What was refused here is no attempt at the user: nobody is locked out everywhere by one network.
  return isFromHere && isFromNetwork && isWithin(tx, parts, 'anywhere', user, anywhere);
}

/** Counts an invitation code that is tried. */
export function mayTryCode(tx: Scoped, parts: Parts): Promise<boolean> {
  return isWithin(tx, parts, 'code', parts.address, CODES_AN_HOUR);
}
