import { call } from '#client/calls/call.ts';
import type { FrontPagePart } from '#client/pages/front-page-part.ts';
import { LATEST, PrescriptionsBlock } from './PrescriptionsBlock.tsx';

export const part: FrontPagePart = {
  place: 30,
  messages: [
    'prescriptions.list.title',
    'prescriptions.block',
    'prescriptions.loading',
    'prescriptions.facts.unnamed',
  ],
  calls: () => [call('GET /api/prescriptions', LATEST)],
  Component: PrescriptionsBlock,
};
