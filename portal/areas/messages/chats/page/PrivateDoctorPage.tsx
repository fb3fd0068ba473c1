import type { ReactNode } from 'react';
import { call } from '#client/calls/call.ts';
import { definePage } from '#client/pages/page.ts';
import { ChatPage, inputOf } from './ChatPage.tsx';

export const page = definePage({
  key: 'private-doctor-chat-page',
  messages: ['chats'],
  calls: () => [call('GET /api/chats/{chat}', inputOf('kaariPrivateDoctorChat'))],
  title: (t) => t('chats.kaariPrivateDoctorChat.title'),
  Component: PrivateDoctorPage,
});

/** The chat in which private doctors answer private customers. */
function PrivateDoctorPage(): ReactNode {
  return <ChatPage chat="kaariPrivateDoctorChat" />;
}
