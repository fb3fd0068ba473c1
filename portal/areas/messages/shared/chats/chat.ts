import type { Right } from '#contract/session/rights.ts';

/** Chats in which a nurse answers at once: support for the mind, and that of the sickness fund's members. */
export const CHATS = ['mentalSupport', 'sicknessFund'] as const;
export type Chat = (typeof CHATS)[number];

/** What it takes to begin one. */
export const CHAT_RIGHTS: Readonly<Record<Chat, Right>> = {
  mentalSupport: 'customer-messaging-allowed',
  sicknessFund: 'is-finnair-sickness-fund-member',
};

/** Subjects of the conversations that chats are, for those who answer: in Finnish. */
export const CHAT_TITLES: Readonly<Record<Chat, string>> = {
  mentalSupport: 'Mielen tuki, chat',
  sicknessFund: 'Sairauskassa, chat',
};
