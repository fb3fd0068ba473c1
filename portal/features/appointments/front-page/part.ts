import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { AppointmentsBlock } from './AppointmentsBlock.tsx';

export const part: FrontPagePart = {
  place: 1,
  messages: ['appointments'],
  calls: () => [call('GET /api/own-appointments')],
  Component: AppointmentsBlock,
};
