import type { SessionState } from '#contract/session/session.ts';

/**
 * Who opened the page, and for whom. The server refuses (`scopeChanged`) once somebody else has signed in or the
 * session acts for another patient, so that an outdated tab neither shows nor changes anything of theirs.
 */
export function openedFor({ personId, actingFor }: SessionState): Record<string, string> {
  return personId ? { 'x-opened-by': personId, 'x-acting-for': actingFor?.id ?? '' } : {};
}
