import { useIsBuilt, useLanguage, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

/** Address of the help: it exists in Finnish, and signed-in patients are shown the link (PAGE-05). */
export function useHelpAddress(): string | null {
  const { isSessionValid } = useSession();
  const language = useLanguage();
  const isBuilt = useIsBuilt();
  const href = useHref();
  return language === 'fi' && isSessionValid && isBuilt('help-page') ? href('help-page') : null;
}
