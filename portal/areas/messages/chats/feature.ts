import { defineFeature } from '../../feature.ts';
import type { ChatsApi } from './contract.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'chats',
  pages: {
    'mielen-tuki-chat-page': 'page/MentalSupportPage.tsx',
    'finnair-chat-page': 'page/SicknessFundPage.tsx',
    pikkutsatti: 'pikkutsatti/PikkutsattiPage.tsx',
  },
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
