import type { Context, IdentifiedPerson } from '#platform/context.ts';

/**
 * Who was strongly identified.
 *
 * @throws if nobody was: the endpoint was declared wrongly
 */
export function personOf({ session }: Pick<Context, 'session'>): IdentifiedPerson {
  if (session.person === null) throw new Error('This endpoint is for identified people');
  return session.person;
}
