import { useSWRConfig } from 'swr';
import { useLanguage } from '../app/app-context.ts';
import type { AnswerOf, InputOf, ReadKey } from './api.ts';
import { type AddressInput, canonicalUrl, inLanguage } from './canonical-url.ts';

/** After a change whose answer contains what a read would: shows it without refetching. */
export function useSetAnswer(): <Key extends ReadKey>(
  key: Key,
  change: (before: AnswerOf<Key> | undefined) => AnswerOf<Key> | undefined,
  input?: InputOf<Key>,
) => void {
  const { mutate } = useSWRConfig();
  const lang = useLanguage();
  return (key, change, input) => {
    const url = canonicalUrl(key, inLanguage((input ?? {}) as AddressInput, lang));
    void mutate(url, change, { revalidate: false });
  };
}
