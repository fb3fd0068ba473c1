import type { Context } from './context.ts';

/**
 * The signed-in patient of a request to an endpoint that only patients may call.
 *
 * @throws if there is none: the endpoint was declared wrongly
 */
export function patientOf({ session }: Context): string {
  if (session.patientId === null) throw new Error('This endpoint is for signed-in patients');
  return session.patientId;
}
