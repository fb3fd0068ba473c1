import { analyticsService } from '#features/analytics/server/service.ts';
import { appointmentsService } from '#features/appointments/server/service.ts';
import type { AnonymousBookingSettings } from '#features/booking/server/reservation/anonymous-booking-settings.ts';
import { createBookingService } from '#features/booking/server/service.ts';
import { createGuardianshipService } from '#features/guardianship/server/service.ts';
import { identificationService } from '#features/identification/server/service.ts';
import { createKelaCardService } from '#features/kela-card/server/service.ts';
import { legalService } from '#features/legal/server/service.ts';
import { createPatientInformationService } from '#features/patient-information/server/service.ts';
import { createRegistrationService } from '#features/registration/server/service.ts';
import type { SmsLoginSettings } from '#features/sms-login/server/codes.ts';
import { createSmsLoginService } from '#features/sms-login/server/service.ts';
import type { ObjectStorage } from '#integrations/object-storage/object-storage.ts';
import type { PopulationRegister } from '#integrations/population-register/population-register.ts';
import type { Service } from '#platform/calls/handler.ts';
import type { SessionLimits } from './sessions/session-end.ts';
import { createSessionService } from './sessions/session-service.ts';
import type { Sessions } from './sessions/sessions.ts';

export interface ServiceParts {
  readonly sessions: Sessions;
  readonly register: PopulationRegister;
  readonly limits: SessionLimits;
  /** Where the own contact form is saved. */
  readonly contactSavePath: string;
  readonly smsLogin: SmsLoginSettings;
  readonly anonymousBooking: AnonymousBookingSettings;
  readonly storage: ObjectStorage;
}

/** Every feature's service: what is not here does not answer. */
export function createServices({
  sessions,
  register,
  limits,
  contactSavePath,
  smsLogin,
  anonymousBooking,
  storage,
}: ServiceParts): readonly Service[] {
  return [
    createSessionService(sessions, limits),
    analyticsService,
    appointmentsService,
    createBookingService(anonymousBooking),
    createGuardianshipService(register),
    identificationService,
    legalService,
    createPatientInformationService(contactSavePath),
    createRegistrationService(register),
    createSmsLoginService(smsLogin),
    createKelaCardService(storage),
  ];
}
