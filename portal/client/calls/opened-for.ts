import type { SessionState } from '#contract/session/session.ts';

/**
 * By whom the page was opened, and for whom. The server refuses (`scopeChanged`) once somebody else has signed in or the
 * session acts for somebody else, so that a tab that has stayed behind neither shows nor changes anything of theirs.
 */
export function openedFor({ personId, actingFor }: SessionState): Record<string, string> {
  return personId ? { 'x-opened-by': personId, 'x-acting-for': actingFor?.id ?? '' } : {};
}
