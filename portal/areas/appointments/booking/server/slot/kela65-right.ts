import { helsinkiDay } from '#contract/time/time.ts';
import { parseIdentityCode } from '#contract/values/identity-code.ts';
import type { Context, Session } from '#platform/context.ts';
import { type AgeRefusal, ageRefusal, type Identified } from '../../rules-reservation.ts';

/** Why a caller may not have a Kela65 visit on a day (`YYYY-MM-DD` in Helsinki); null if they may. */
export function kela65Refusal(call: Pick<Context, 'session' | 'now'>, day: string): AgeRefusal | null {
  return ageRefusal(day, identified(call));
}

/** Whose age counts. Whether the portal accepts a code is checked elsewhere. */
export function identified({
  session: { person, actingFor },
  now,
}: Pick<Context, 'now'> & { readonly session: Pick<Session, 'person' | 'actingFor'> }): Identified {
  const code =
    person && parseIdentityCode(person.identityCode, { acceptDevelopment: true, today: helsinkiDay(now) });
  return {
    isIdentified: person !== null,
    birthDate: code?.valid ? code.birthDate : null,
    isActedFor: actingFor !== null,
  };
}
