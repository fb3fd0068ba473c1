import type { SessionState } from '../session.ts';

/**
 * For whom the page was opened. The server refuses (`scopeChanged`) once the session acts for somebody else, so that a
 * tab that has stayed behind neither shows nor changes anything of theirs.
 */
export function actingHeader({ person, actingFor }: SessionState): Record<string, string> {
  return person ? { 'x-acting-for': actingFor?.id ?? '' } : {};
}
