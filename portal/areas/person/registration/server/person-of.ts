import type { Context, IdentifiedPerson } from '#platform/context.ts';

/**
 * The strongly identified person.
 *
 * @throws if nobody was: the endpoint was declared wrongly
 */
export function personOf({ session }: Pick<Context, 'session'>): IdentifiedPerson {
  if (session.person === null) throw new Error('This endpoint is for identified people');
  return session.person;
}
