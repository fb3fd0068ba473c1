import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { ChatPage, inputOf } from './ChatPage.tsx';

export const page = definePage({
  key: 'finnair-chat-page',
  messages: ['chats'],
  calls: () => [call('GET /api/chats/{chat}', inputOf('sicknessFund'))],
  title: (t) => t('chats.sicknessFund.title'),
  Component: SicknessFundPage,
});

/** The chat of the sickness fund's members. */
function SicknessFundPage(): ReactNode {
  return <ChatPage chat="sicknessFund" />;
}
