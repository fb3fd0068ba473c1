import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { ImagingBlock, LATEST } from './ImagingBlock.tsx';

export const part: FrontPagePart = {
  place: 60,
  messages: ['imaging'],
  calls: () => [call('GET /api/imaging', LATEST)],
  Component: ImagingBlock,
};
