import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { ChatPage, inputOf } from './ChatPage.tsx';

export const page = definePage({
  key: 'mielen-tuki-chat-page',
  messages: ['chats'],
  calls: () => [call('GET /api/chats/{chat}', inputOf('mentalSupport'))],
  title: (t) => t('chats.mentalSupport.title'),
  Component: MentalSupportPage,
});

/** Support for the mind, from a nurse in a chat. */
function MentalSupportPage(): ReactNode {
  return <ChatPage chat="mentalSupport" />;
}
