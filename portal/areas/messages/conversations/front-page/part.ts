import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { READ } from '../states/calls.ts';
import { LATEST } from '../states/latest.ts';
import { ConversationsPart } from './ConversationsPart.tsx';

export const part: FrontPagePart = {
  // Before the appointments (PAGE-08).
  place: 10,
  messages: [
    'conversations.block',
    'conversations.loading',
    'conversations.none',
    'conversations.row',
    'conversations.renewal',
    'conversations.chat',
  ],
  calls: ({ features }) => (features.includes('customer-messaging-enabled') ? [call(READ, LATEST)] : []),
  Component: ConversationsPart,
};
