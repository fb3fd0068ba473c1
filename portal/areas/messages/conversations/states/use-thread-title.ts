import { useTranslations } from 'use-intl';
import { CHAT_TITLES } from '#areas/messages/shared/chats/chat.ts';
import { RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';

/** Subjects that the portal gives, by the names of their texts. */
const GIVEN = new Map([
  [RENEWAL_TITLE, 'renewal'],
  [CHAT_TITLES.mentalSupport, 'chat.mentalSupport'],
  [CHAT_TITLES.sicknessFund, 'chat.sicknessFund'],
  [CHAT_TITLES.kaariPrivateDoctorChat, 'chat.kaariPrivateDoctorChat'],
] as const);

/** A conversation's subject: one that the portal gives is Finnish for professionals, and the reader's own here. */
export function useThreadTitle(): (title: string) => string {
  const t = useTranslations('conversations');
  return (title) => {
    const name = GIVEN.get(title);
    return name ? t(name) : title;
  };
}
