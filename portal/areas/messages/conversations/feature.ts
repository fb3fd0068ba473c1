import { defineFeature } from '../../feature.ts';

export const feature = defineFeature({
  area: 'messages',
  id: 'conversations',
  pages: {
    'conversation-list': 'list/ConversationListPage.tsx',
    conversation: 'thread/ConversationPage.tsx',
    'conversation-new': 'new/NewConversationPage.tsx',
  },
  menu: [
    {
      key: 'conversation-list',
      group: 'occupational',
      place: 1,
      needs: ['customer-messaging-enabled', 'customer-messaging-allowed'],
      tile: { place: 3 },
    },
  ],
});

declare module '#client/pages/message-files.ts' {
  interface MessageFiles {
    conversations: typeof import('./messages/fi.json', { with: { type: 'json' }});
  }
}
