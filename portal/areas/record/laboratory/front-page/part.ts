import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { LATEST, LaboratoryBlock } from './LaboratoryBlock.tsx';

export const part: FrontPagePart = {
  place: 40,
  messages: ['laboratory'],
  calls: () => [call('GET /api/laboratory', LATEST)],
  Component: LaboratoryBlock,
};
