import type { Right } from '#contract/session/rights.ts';

/**
 * Chats that are answered at once: a nurse's support for the mind, that of the sickness fund's members, and the doctors' for
 * private customers, by the name that the apps have for it.
 */
export const CHATS = ['mentalSupport', 'sicknessFund', 'kaariPrivateDoctorChat'] as const;
export type Chat = (typeof CHATS)[number];

/** What it takes to begin one. */
export const CHAT_RIGHTS: Readonly<Record<Chat, Right>> = {
  mentalSupport: 'customer-messaging-allowed',
  sicknessFund: 'is-finnair-sickness-fund-member',
  kaariPrivateDoctorChat: 'private-doctor-chat-allowed',
};

/** Subjects of the conversations that chats are, for those who answer: in Finnish. */
export const CHAT_TITLES: Readonly<Record<Chat, string>> = {
  mentalSupport: 'Mielen tuki, chat',
  sicknessFund: 'Sairauskassa, chat',
  kaariPrivateDoctorChat: 'Lääkärin chat',
};
