import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import { isKela65Visit } from '#domain/appointments/kela65.ts';
import type { Context } from '#platform/context.ts';
import type { Kela65Refusal } from '../reservation-contract.ts';

/**
 * Why a caller may not have a Kela65 visit on a day (`YYYY-MM-DD` in Helsinki); null if they may. Nobody who
 * acts for a child may: the visit would be the child's.
 */
export function kela65Refusal(
  { session: { person, actingFor }, now }: Pick<Context, 'session' | 'now'>,
  day: string,
): Kela65Refusal | null {
  if (actingFor) return 'tooYoung';
  if (!person) return 'notIdentified';
  const code = parseIdentityCode(person.identityCode, { acceptDevelopment: true, today: helsinkiDay(now) });
  return code.valid && isKela65Visit(day, code.birthDate) ? null : 'tooYoung';
}
