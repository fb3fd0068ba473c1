import { useTranslations } from 'use-intl';
import { RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';

/** A conversation's subject: that of a renewal is Finnish for professionals, and the reader's own here. */
export function useThreadTitle(): (title: string) => string {
  const t = useTranslations('conversations');
  return (title) => (title === RENEWAL_TITLE ? t('renewal') : title);
}
