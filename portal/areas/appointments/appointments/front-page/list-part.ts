import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { AppointmentsBlock } from './AppointmentsBlock.tsx';
import { UPCOMING } from './upcoming.ts';

export const part: FrontPagePart = {
  place: 15,
  messages: ['appointments.list', 'appointments.block', 'appointments.card', 'appointments.place'],
  calls: () => [call('GET /api/own-appointments', UPCOMING)],
  Component: AppointmentsBlock,
};
