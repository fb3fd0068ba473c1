import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Context, Scope } from '#platform/context.ts';

/** What a transaction of the caller sees as somebody who works here, professional or HR; nothing, if they do not. */
export function asStaff({ session, vault, now }: Pick<Context, 'session' | 'vault' | 'now'>): Scope {
  const { person, staff } = session;
  const hash = person ? personHash(vault, person.identityCode) : staff?.hash;
  return hash ? { professional: { hash, now } } : {};
}
