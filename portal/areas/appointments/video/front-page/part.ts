import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { NextVideo, UPCOMING } from './NextVideo.tsx';

export const part: FrontPagePart = {
  place: 2,
  messages: ['video-entry'],
  calls: () => [call('GET /api/own-appointments', UPCOMING)],
  Component: NextVideo,
};
