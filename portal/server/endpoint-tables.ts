import type { EndpointTable } from '#contract/calls/endpoint.ts';
import { sessionEndpoints } from '#contract/session/session.ts';
import { endpoints as analytics } from '#features/analytics/contract.ts';
import { endpoints as appointments } from '#features/appointments/contract.ts';
import { endpoints as booking } from '#features/booking/contract.ts';
import { endpoints as guardianship } from '#features/guardianship/contract.ts';
import { endpoints as identification } from '#features/identification/contract.ts';
import { endpoints as kelaCard } from '#features/kela-card/contract.ts';
import { endpoints as legal } from '#features/legal/contract.ts';
import { endpoints as patientInformation } from '#features/patient-information/contract.ts';
import { endpoints as registration } from '#features/registration/contract.ts';
import { endpoints as smsLogin } from '#features/sms-login/contract.ts';

/** Every call that the portal answers: the OpenAPI document and the check of tested answers read them here. */
export const endpointTables: readonly EndpointTable[] = [
  sessionEndpoints,
  analytics,
  appointments,
  booking,
  guardianship,
  identification,
  kelaCard,
  legal,
  patientInformation,
  registration,
  smsLogin,
];
