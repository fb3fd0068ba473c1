import type { PageKey } from '#contract/routes/route-params.ts';

/** The pages that exist, by the module that declares each. A page key that is not here is answered with 404. */
export const PAGES = {
  'front-page': 'app/pages/FrontPage.tsx',
  'appointment-reservation-landing-page': 'features/booking/landing/LandingPage.tsx',
  'private-appointment-list': 'features/booking/search/PrivateListPage.tsx',
  'reserve-appointment-for-anonymous-users': 'features/booking/reservation/ReservationPage.tsx',
  'reserve-appointment': 'features/booking/reservation/ReservationPage.tsx',
  'reservation-success-for-anonymous-users': 'features/booking/success/SuccessPage.tsx',
  'reservation-success': 'features/booking/success/SuccessPage.tsx',
  'appointment-list': 'features/appointments/list/AppointmentListPage.tsx',
  appointment: 'features/appointments/appointment/AppointmentPage.tsx',
  'anonymous-view-appointment-page': 'features/appointments/link/AnonymousAppointmentPage.tsx',
  'disown-appointment': 'features/appointments/disowning/DisownAppointmentPage.tsx',
  'hpa-front-page': 'features/guardianship/entry/HpaFrontPage.tsx',
  'choose-child': 'features/guardianship/choosing/ChooseChildPage.tsx',
  'login-page-for-anonymous-users': 'features/identification/login/LoginPage.tsx',
  'session-timed-out': 'features/identification/timed-out/TimedOutPage.tsx',
  mfa: 'features/sms-login/coming-back/MfaPage.tsx',
  'registration-page': 'features/registration/form/RegistrationPage.tsx',
  'hpa-register': 'features/registration/form/RegistrationPage.tsx',
  'registration-page-for-iav-users': 'app/pages/BookingRegistrationPage.tsx',
  'new-customer': 'app/pages/NewCustomerPage.tsx',
  'my-information': 'app/pages/MyInformationPage.tsx',
  'patient-data-consent': 'app/pages/PatientDataConsentPage.tsx',
  eula: 'features/legal/terms/EulaPage.tsx',
  'help-page': 'features/help/answers/HelpPage.tsx',
  'accessibility-statement': 'features/accessibility/statement/AccessibilityStatementPage.tsx',
} as const satisfies Partial<Record<PageKey, `${'app/pages' | `features/${string}`}/${string}Page.tsx`>>;

/** Whether a page exists yet. Knows the table only, no page's code. */
export function isBuilt(key: PageKey): key is keyof typeof PAGES {
  return key in PAGES;
}
