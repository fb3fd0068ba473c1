import { href } from '#contract/routes/routes.ts';
import { useLanguage } from '../app/app-context.ts';
import { useCurrentVisit } from './use-visit.ts';

/** Where a signed-in person identifies again, and from where they return to this page. */
export function useIdentifyAgainAddress(): string {
  const lang = useLanguage();
  const visit = useCurrentVisit();
  // What was refused is none of it once they are back.
  const query = { ...visit?.query, refused: null };
  const next = visit
    ? href(visit.key, visit.params as never, visit.lang as never, query as never)
    : `/${lang}`;
  return `/oauth/authenticate?${new URLSearchParams({ lang, next })}`;
}
