import type { PageKey } from '#contract/route-params.ts';

/** The pages that exist, by the module that declares each. A page key that is not here is answered with 404. */
export const PAGES = {
  'front-page': 'app/pages/FrontPage.tsx',
  'appointment-reservation-landing-page': 'features/booking/pages/LandingPage.tsx',
  'private-appointment-list': 'features/booking/pages/PrivateListPage.tsx',
  'reserve-appointment-for-anonymous-users': 'features/booking/pages/ReservationPage.tsx',
  'reserve-appointment': 'features/booking/pages/ReservationPage.tsx',
  'reservation-success-for-anonymous-users': 'features/booking/pages/SuccessPage.tsx',
  'reservation-success': 'features/booking/pages/SuccessPage.tsx',
  'appointment-list': 'features/appointments/pages/AppointmentListPage.tsx',
  appointment: 'features/appointments/pages/AppointmentPage.tsx',
  'anonymous-view-appointment-page': 'features/appointments/pages/AnonymousAppointmentPage.tsx',
  'disown-appointment': 'features/appointments/pages/DisownAppointmentPage.tsx',
  'hpa-front-page': 'features/guardianship/pages/HpaFrontPage.tsx',
  'choose-child': 'features/guardianship/pages/ChooseChildPage.tsx',
  'login-page-for-anonymous-users': 'features/identification/pages/LoginPage.tsx',
  'session-timed-out': 'features/identification/pages/TimedOutPage.tsx',
  mfa: 'features/sms-login/pages/MfaPage.tsx',
  'registration-page': 'features/registration/pages/RegistrationPage.tsx',
  'hpa-register': 'features/registration/pages/RegistrationPage.tsx',
  'registration-page-for-iav-users': 'app/pages/BookingRegistrationPage.tsx',
  'new-customer': 'app/pages/NewCustomerPage.tsx',
  'my-information': 'app/pages/MyInformationPage.tsx',
  'patient-data-consent': 'app/pages/PatientDataConsentPage.tsx',
  eula: 'features/legal/pages/EulaPage.tsx',
  'help-page': 'features/help/pages/HelpPage.tsx',
  'accessibility-statement': 'features/accessibility/pages/AccessibilityStatementPage.tsx',
} as const satisfies Partial<Record<PageKey, `${'app' | `features/${string}`}/pages/${string}Page.tsx`>>;

/** Whether a page exists yet. Knows the table only, no page's code. */
export function isBuilt(key: PageKey): key is keyof typeof PAGES {
  return key in PAGES;
}
