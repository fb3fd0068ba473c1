import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { NextAppointment } from './NextAppointment.tsx';
import { NextLead } from './NextLead.tsx';
import { UPCOMING } from './upcoming.ts';

export const part: FrontPagePart = {
  place: 1,
  messages: [
    'appointments.list',
    'appointments.block',
    'appointments.place',
    'appointments.bookedBy',
    'appointments.charge.title',
    'appointments.checkIn',
    'appointments.detail.room',
    'appointments.detail.directions',
    'appointments.move.action',
    'visit-rules',
  ],
  calls: () => [call('GET /api/own-appointments', UPCOMING)],
  Lead: NextLead,
  Component: NextAppointment,
};
