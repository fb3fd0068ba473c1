import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { LATEST, VisitsBlock } from './VisitsBlock.tsx';

export const part: FrontPagePart = {
  place: 20,
  messages: ['visits'],
  calls: () => [call('GET /api/visits', LATEST)],
  Component: VisitsBlock,
};
