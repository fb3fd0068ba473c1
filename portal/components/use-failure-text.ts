import { useTranslations } from 'use-intl';
import { NetworkError } from '#client/calls/call-error.ts';

/**
 * What is said of a change that came to nothing, as far as anybody knows: if the answer was lost, it may have been made.
 *
 * @returns a function of why no success is known, and of the words for what the server has refused
 */
export function useFailureText(): (error: unknown, refused: string) => string {
  const t = useTranslations('shell');
  return (error, refused) => (error instanceof NetworkError ? t('unanswered') : refused);
}
