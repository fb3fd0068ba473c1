import { NetworkError } from '#client/calls/call-error.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** Why the page stays. `changed`: a birthday, or a record that is there no more; `unanswered`: it may have been chosen. */
export type ActForFailure = 'unavailable' | 'changed' | 'unanswered' | 'unknown';

/**
 * Chooses whose matters come next, a child's or with null one's own, and goes on there, by a document load: nothing of the
 * previous patient stays in memory. Where the population register denies it, the page loads that says so.
 *
 * @param nextPath page of the portal to go on to; the front page when null
 * @returns a function of the child, and of a page to go on to in place of that one, that resolves with why the page stays, or with null once another document is on its way
 */
export function useActFor(
  nextPath: string | null,
): (child: string | null, path?: string | null) => Promise<ActForFailure | null> {
  const { run } = useChange('POST /api/guardianship/act-for');
  const href = useHref();
  return async (child, path = nextPath) => {
    const answer = await run({ body: { child } }).catch((error: unknown) => ({
      type: error instanceof NetworkError ? ('unanswered' as const) : ('unknown' as const),
    }));
    switch (answer.type) {
      case 'success':
        window.location.assign(path ?? href('front-page'));
        return null;
      case 'disallowed':
        window.location.assign(href('hpa-front-page', {}, { nextPath: path, error: 'disallowed' }));
        return null;
      case 'unavailable':
      case 'unanswered':
      case 'unknown':
        return answer.type;
      default:
        return 'changed';
    }
  };
}
