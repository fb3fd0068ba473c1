import type { PageKey } from './route-params.ts';

/**
 * Who may see a page: anybody; anybody strongly identified, registered or not; the same, and those who have signed in as
 * staff; a registered patient.
 * Rights beyond that (occupational agreement, features) are the page's own concern.
 */
export type PageAccess = 'anonymous' | 'identified' | 'staff' | 'patient';

/** `withoutMenu` hides the main menu, `bare` the header's menu and the footer too. */
export type PageLayout = 'full' | 'withoutMenu' | 'bare';

/**
 * Every page that is not listed is for registered patients (PAGE-03). An identified person who opens one registers
 * first (REG-01).
 */
const ACCESS: Partial<Record<PageKey, PageAccess>> = {
  'appointment-reservation-landing-page': 'anonymous',
  'private-appointment-list': 'anonymous',
  'insurance-appointment-list': 'anonymous',
  'kela65-appointment-list': 'anonymous',
  'ohc-landing-page-for-anonymous-users': 'anonymous',
  'reserve-appointment-for-anonymous-users': 'anonymous',
  'reserve-appointment-for-anonymous-users-insurance': 'anonymous',
  'reserve-appointment-for-anonymous-users-kela65': 'anonymous',
  'reserve-appointment-for-anonymous-users-occupational': 'anonymous',
  'reservation-success-for-anonymous-users': 'anonymous',
  'reservation-success-for-anonymous-users-insurance': 'anonymous',
  'reservation-success-for-anonymous-users-kela65': 'anonymous',
  'reservation-success-for-anonymous-users-occupational': 'anonymous',
  clinic: 'anonymous',
  practitioner: 'anonymous',
  'anonymous-view-appointment-page': 'anonymous',
  'anonymous-appointment-cancelled': 'anonymous',
  'disown-appointment': 'anonymous',
  'video-guest': 'anonymous',
  'contact-change': 'anonymous',
  'shared-record': 'anonymous',
  'registration-page': 'identified',
  'registration-page-for-iav-users': 'identified',
  'hpa-register': 'identified',
  'choose-child': 'identified',
  family: 'identified',
  workspace: 'staff',
  'workspace-thread': 'staff',
  'workspace-absences': 'staff',
  'workspace-start': 'staff',
  'workspace-employees': 'staff',
  'workspace-questionnaires': 'staff',
  'workspace-staff': 'staff',
  'workspace-service-breaks': 'staff',
  'workspace-content': 'staff',
  'workspace-content-item': 'staff',
  'workspace-clinics': 'staff',
  'workspace-clinic': 'staff',
  'workspace-sign-in': 'anonymous',
  'system-status': 'anonymous',
  'hpa-front-page': 'anonymous',
  'new-customer': 'identified',
  'login-page-for-anonymous-users': 'anonymous',
  mfa: 'anonymous',
  'session-timed-out': 'anonymous',
  pikkutsatti: 'anonymous',
  'invoice-notification-landing-page': 'anonymous',
  'ohc-vaccination-page': 'anonymous',
  eula: 'anonymous',
  'privacy-notice': 'anonymous',
  'help-page': 'anonymous',
  'accessibility-statement': 'anonymous',
};

const LAYOUTS: Partial<Record<PageKey, PageLayout>> = {
  'login-page-for-anonymous-users': 'withoutMenu',
  'new-customer': 'bare',
  mfa: 'bare',
  'choose-child': 'withoutMenu',
  workspace: 'withoutMenu',
  'workspace-thread': 'withoutMenu',
  'workspace-absences': 'withoutMenu',
  'workspace-start': 'withoutMenu',
  'workspace-employees': 'withoutMenu',
  'workspace-questionnaires': 'withoutMenu',
  'workspace-staff': 'withoutMenu',
  'workspace-service-breaks': 'withoutMenu',
  'workspace-content': 'withoutMenu',
  'workspace-content-item': 'withoutMenu',
  'workspace-clinics': 'withoutMenu',
  'workspace-clinic': 'withoutMenu',
  'workspace-sign-in': 'withoutMenu',
  'hpa-front-page': 'bare',
  'video-guest': 'withoutMenu',
  'invoice-notification-landing-page': 'bare',
};

/** Pages that use the camera and the microphone: the browser gives them to their documents and to no other (VIDEO-06). */
const WITH_DEVICES: readonly PageKey[] = ['video-appointment', 'video-guest'];

/** Whether a page's document may use camera and microphone. */
export function usesDevices(key: PageKey): boolean {
  return WITH_DEVICES.includes(key);
}

/** Pages with forms that the payment provider has made: the browser posts them to banks. */
const WITH_PAYMENTS: readonly PageKey[] = [
  'invoice-payment-page',
  'pay-visit-page',
  'invoice-notification-landing-page',
];

/** Whether a page's document may post forms to banks. */
export function postsToBanks(key: PageKey): boolean {
  return WITH_PAYMENTS.includes(key);
}

/** Who may open a page. */
export function accessOf(key: PageKey): PageAccess {
  return ACCESS[key] ?? 'patient';
}

/** What stands around a page. */
export function layoutOf(key: PageKey): PageLayout {
  return LAYOUTS[key] ?? 'full';
}
