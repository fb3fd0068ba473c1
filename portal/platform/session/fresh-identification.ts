import type { Context } from '../context.ts';

/**
 * Whether the caller was strongly identified a moment ago, so that they may change what opens the account or
 * what the clinic reaches them by (ASVS 7.5.1). A session that was come back to by a code is not: it was idle for
 * longer than an identification is fresh. After `freshIdentificationRequired` the person identifies again.
 */
export function isFreshlyIdentified({ session, now }: Pick<Context, 'session' | 'now'>): boolean {
  return session.freshUntil !== null && now < session.freshUntil;
}
