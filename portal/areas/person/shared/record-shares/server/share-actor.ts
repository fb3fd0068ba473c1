import type { Actor } from '#platform/context.ts';

const SHARE = 'share#';

/** Whom the access log names as the reader of what a link opens: somebody without a login, by which link, and whether a guardian has made it. */
export function shareActor(id: number, { isGuardian }: { readonly isGuardian: boolean }): Actor {
  return { kind: 'anonymous', id: `${isGuardian ? 'guardian:' : ''}${SHARE}${id}` };
}

/** What the access log has of links that patients have made themselves, as a pattern of SQL. */
export const PATIENTS_SHARES = `${SHARE}%`;
