import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { FrontNotices } from './FrontNotices.tsx';
import { FRONT } from './front.ts';

export const part: FrontPagePart = {
  place: 0,
  messages: [],
  calls: () => [call('GET /api/notices', FRONT)],
  Component: FrontNotices,
};
