import { useLanguage } from '../app/app-context.ts';
import { useCurrentAddress } from './use-visit.ts';

/** Where somebody who is signed in identifies once more, and from where they come back to this very page. */
export function useIdentifyAnewAddress(): string {
  const lang = useLanguage();
  const next = useCurrentAddress() ?? `/${lang}`;
  return `/oauth/authenticate?${new URLSearchParams({ lang, next })}`;
}
