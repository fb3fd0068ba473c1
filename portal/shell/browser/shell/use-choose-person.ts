import { useTranslations } from 'use-intl';
import { useActFor } from '#areas/person/guardianship/choosing/use-act-for.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useLeaving } from '#client/unsaved-changes/ask-before-leaving.ts';
import { useTellResult } from '#components/page-result/page-result.ts';

/**
 * Goes on with somebody else's matters, once what is typed may be left behind; a failure is told.
 *
 * @returns a function of the child, or of null for one's own matters; resolves once that is on its way, or has failed
 */
export function useChoosePerson(): (child: string | null) => Promise<void> {
  const t = useTranslations('shell.acting');
  const actFor = useActFor(null);
  const href = useHref();
  const tell = useTellResult();
  const leaving = useLeaving();

  async function choose(child: string | null): Promise<void> {
    const failure = await actFor(child);
    // Nothing is known to be decided; another press may decide it.
    if (failure === 'unknown' || failure === 'unanswered')
      tell({ message: t(failure === 'unknown' ? 'failed' : failure), tone: 'error' });
    // The page says how each child stands.
    else if (failure) window.location.assign(href('choose-child'));
  }

  return (child) => new Promise((resolve) => leaving.ask(() => void choose(child).then(resolve)));
}
