import { defineFeature } from '../../feature.ts';
import type { ChatsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'chats',
  pages: {
    'mielen-tuki-chat-page': 'page/MentalSupportPage.tsx',
    'finnair-chat-page': 'page/SicknessFundPage.tsx',
    'private-doctor-chat-page': 'page/PrivateDoctorPage.tsx',
    pikkutsatti: 'pikkutsatti/PikkutsattiPage.tsx',
  },
  help: [
    {
      key: 'doctorChat',
      place: 20,
      anchor: 'laakarin-chat',
      needs: 'private-doctor-chat-page',
      page: 'private-doctor-chat-page',
      questions: ['doctorChatWho', 'doctorChatHours'],
    },
  ],
  menu: [
    {
      key: 'mielen-tuki-chat-page',
      group: 'occupational',
      place: 3,
      needs: ['customer-messaging-enabled', 'customer-messaging-allowed'],
    },
    {
      key: 'finnair-chat-page',
      group: 'sicknessFund',
      place: 2,
      needs: ['sickness-fund-page', 'is-finnair-sickness-fund-member'],
    },
    {
      key: 'private-doctor-chat-page',
      group: 'own',
      place: 3,
      needs: ['customer-messaging-enabled', 'private-doctor-chat-allowed'],
      tile: { place: 3 },
    },
    { key: 'pikkutsatti', group: 'own', place: 3, needs: ['pikkutsatti'] },
  ],
});

declare module '#client/calls/api.ts' {
  interface ApiEndpoints extends ChatsApi {}
}

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    chats: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
