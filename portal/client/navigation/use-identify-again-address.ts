import { useLanguage } from '../app/app-context.ts';
import { useCurrentAddress } from './use-visit.ts';

/** Where a signed-in person identifies again, and from where they return to this page. */
export function useIdentifyAgainAddress(): string {
  const lang = useLanguage();
  const next = useCurrentAddress() ?? `/${lang}`;
  return `/oauth/authenticate?${new URLSearchParams({ lang, next })}`;
}
