import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';

/** The call that a registration starts with. */
export const START = 'GET /api/user/register';

/** An identified person who is not a patient yet. */
export const UNREGISTERED = {
  ...visitorSession,
  person: { firstNames: 'Matti Antero', lastName: 'Nieminen' },
};

/** What is known of a patient. */
export const REGISTERED = {
  emailAddress: 'matti@example.com',
  phoneNumber: '+358401234567',
  streetAddress: 'Katu 1 A 2',
  postalCode: '00100',
  postOffice: 'Helsinki',
  language: 'fi',
} as const;
