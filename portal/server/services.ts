import { analyticsService } from '#features/analytics/server/service.ts';
import { appointmentsService } from '#features/appointments/server/service.ts';
import { bookingService } from '#features/booking/server/service.ts';
import { identificationService } from '#features/identification/server/service.ts';
import { legalService } from '#features/legal/server/service.ts';
import { createPatientInformationService } from '#features/patient-information/server/service.ts';
import { registrationService } from '#features/registration/server/service.ts';
import type { Service } from '#platform/handler.ts';
import { createSessionService } from './sessions/session-service.ts';
import type { SessionLimits, Sessions } from './sessions/sessions.ts';

export interface ServiceParts {
  readonly sessions: Sessions;
  readonly limits: SessionLimits;
  /** Where the own contact form is saved. */
  readonly contactSavePath: string;
}

/** Every feature's service: what is not here does not answer. */
export function createServices({ sessions, limits, contactSavePath }: ServiceParts): readonly Service[] {
  return [
    createSessionService(sessions, limits),
    analyticsService,
    appointmentsService,
    bookingService,
    identificationService,
    legalService,
    createPatientInformationService(contactSavePath),
    registrationService,
  ];
}
