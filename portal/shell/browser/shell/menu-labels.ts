import type { MenuKey } from '../menu-entries.ts';

/** The word of each line of the menu, by its message in `shell.menu`. */
export const MENU_LABELS = {
  'front-page': 'home',
  'appointment-reservation-landing-page': 'book',
  'appointment-list': 'appointments',
  'conversation-list': 'messages',
  'occupational-health-care-team': 'team',
  'sickness-fund-page': 'sicknessFundPage',
  'visits-list': 'visits',
  'lab-list': 'laboratory',
  'imaging-list': 'imaging',
  'prescriptions-list': 'prescriptions',
  'vaccinations-list': 'vaccinations',
  certificates: 'certificates',
  'questionnaire-list': 'questionnaires',
  'health-record': 'allEntries',
  pikkutsatti: 'pikkutsatti',
  'invoices-page': 'invoices',
  'my-information': 'myInformation',
} as const satisfies Record<MenuKey, string>;
