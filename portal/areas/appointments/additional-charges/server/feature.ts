import { TELL_ADDITIONAL_CHARGE } from '#areas/appointments/shared/additional-charges/server/propose-charge.ts';
import { implement } from '#platform/calls/handler.ts';
import type { ServerFeature } from '../../../server-feature.ts';
import { endpoints } from '../contract.ts';
import { answerCharge } from './answer-charge.ts';
import { ownChargeData } from './own-data.ts';
import { showCharge } from './show-charge.ts';
import { tellAdditionalCharge } from './tell-additional-charge.ts';

export const additionalChargesService = implement(endpoints, {
  'GET /api/appointments/{id}/additional-charge': showCharge,
  'POST /api/appointments/{id}/additional-charge': answerCharge,
});

export const feature: ServerFeature = {
  endpoints,
  service: () => additionalChargesService,
  ownData: ownChargeData,
  tasks: (parts) => ({ [TELL_ADDITIONAL_CHARGE]: (payload) => tellAdditionalCharge(parts, payload) }),
};
