import type { IdentityCode } from '#contract/values/identity-code.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { attemptsSoFar, countAttempt } from '#platform/limits/attempts.ts';
import type { AnonymousBookingSettings } from './anonymous-booking-settings.ts';

/** How often one person's identity code may be tried: otherwise somebody who knows it could try names. */
export const MAX_ATTEMPTS = 10;
const ATTEMPTS_WINDOW_MINUTES = 15;

/** Of what all may try in an hour one provider's customer may use this part, however many networks are theirs. */
const SHARE_OF_ONE = 0.25;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Of what so many distinct codes are too many. */
interface Limit {
  readonly name: string;
  readonly of: string;
  readonly max: number;
  readonly windowMinutes: number;
}

/**
 * Counts a try of an identity code, and whether it may be looked up. It is asked before anybody knows whose the code
 * is, so that being refused says nothing about that. The limit of a birth date stops who knows somebody's birthday
 * and name, and guesses the rest of the code from many addresses.
 */
export async function mayTry(
  tx: Scoped,
  context: Pick<Context, 'vault' | 'now' | 'address'>,
  { code, birthDate }: IdentityCode,
  settings: AnonymousBookingSettings,
): Promise<boolean> {
  const { vault, now, address } = context;
  const { codesPerAddress, codesPerBirthDate, codesAnHour } = settings;
  // In this order: one that is refused is no later limit's burden, and what all wait for each other at comes last.
  const isFew = async (limit: Limit) => (await distinctCodes(tx, context, code, limit)) <= limit.max;
  if (!(await isFew({ name: 'address', of: address, max: codesPerAddress, windowMinutes: DAY })))
    return false;
  const shared = Math.ceil(codesAnHour * SHARE_OF_ONE);
  if (!(await isFew({ name: 'region', of: regionOf(address), max: shared, windowMinutes: HOUR })))
    return false;
  if (!(await isFew({ name: 'birth-date', of: birthDate, max: codesPerBirthDate, windowMinutes: DAY }))) {
    return false;
  }
  const tried = await countAttempt(tx, vault.hash('attempts.identity', code), now, ATTEMPTS_WINDOW_MINUTES);
  if (tried > MAX_ATTEMPTS) return false;
  return isFew({ name: 'all', of: '', max: codesAnHour, windowMinutes: HOUR });
}

/** The /48 of a /64: anybody who rents a server gets one, with 65 536 networks in it. An IPv4 address is its own. */
function regionOf(address: string): string {
  return address.split(':', 3).join(':');
}

/** How many codes there have been in the running window, this one included. One that was tried before adds nothing. */
async function distinctCodes(
  tx: Scoped,
  { vault, now }: Pick<Context, 'vault' | 'now'>,
  code: string,
  { name, of, windowMinutes }: Limit,
): Promise<number> {
  const one = vault.hash(`attempts.booking-code.${name}`, JSON.stringify([of, code]));
  const all = vault.hash(`attempts.booking-codes.${name}`, of);
  const isFirst = (await countAttempt(tx, one, now, windowMinutes)) === 1;
  return isFirst ? countAttempt(tx, all, now, windowMinutes) : attemptsSoFar(tx, all, now, windowMinutes);
}
