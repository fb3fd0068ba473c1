import type { SessionApi } from '#contract/session/session.ts';
import type { AnalyticsApi } from '#features/analytics/contract.ts';
import type { AppointmentsApi } from '#features/appointments/contract.ts';
import type { BookingApi } from '#features/booking/contract.ts';
import type { GuardianshipApi } from '#features/guardianship/contract.ts';
import type { IdentificationApi } from '#features/identification/contract.ts';
import type { KelaCardApi } from '#features/kela-card/contract.ts';
import type { LegalApi } from '#features/legal/contract.ts';
import type { PatientInformationApi } from '#features/patient-information/contract.ts';
import type { RegistrationApi } from '#features/registration/contract.ts';
import type { SmsLoginApi } from '#features/sms-login/contract.ts';

/** The calls of every feature, for the types of `useCall` and `useSend`. */
declare module '#client/calls/api.ts' {
  interface ApiEndpoints
    extends SessionApi,
      AnalyticsApi,
      AppointmentsApi,
      BookingApi,
      GuardianshipApi,
      IdentificationApi,
      KelaCardApi,
      LegalApi,
      PatientInformationApi,
      RegistrationApi,
      SmsLoginApi {}
}
