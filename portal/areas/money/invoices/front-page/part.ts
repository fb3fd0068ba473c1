import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { DuePart } from './DuePart.tsx';

export const part: FrontPagePart = {
  place: 6,
  messages: ['due'],
  calls: () => [call('GET /api/payments/due')],
  Component: DuePart,
};
