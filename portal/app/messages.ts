import type { formats } from './i18n/formats.ts';

interface MessageFiles {
  shell: typeof import('./messages/fi.json', { with: { type: 'json' }});
  accessibility: typeof import('#features/accessibility/messages/fi.json', { with: { type: 'json' }});
  appointments: typeof import('#features/appointments/messages/fi.json', { with: { type: 'json' }});
  booking: typeof import('#features/booking/messages/fi.json', { with: { type: 'json' }});
  consents: typeof import('#components/consents/messages/fi.json', { with: { type: 'json' }});
  contact: typeof import('#components/contact/messages/fi.json', { with: { type: 'json' }});
  help: typeof import('#features/help/messages/fi.json', { with: { type: 'json' }});
  guardianship: typeof import('#features/guardianship/messages/fi.json', { with: { type: 'json' }});
  identification: typeof import('#features/identification/messages/fi.json', { with: { type: 'json' }});
  'kela-card': typeof import('#features/kela-card/messages/fi.json', { with: { type: 'json' }});
  'leave-guard': typeof import('#components/leave-guard/messages/fi.json', { with: { type: 'json' }});
  legal: typeof import('#features/legal/messages/fi.json', { with: { type: 'json' }});
  'sms-login': typeof import('#features/sms-login/messages/fi.json', { with: { type: 'json' }});
  registration: typeof import('#features/registration/messages/fi.json', { with: { type: 'json' }});
  'patient-information': typeof import('#features/patient-information/messages/fi.json', { with: {
    type: 'json',
  }});
}

interface OutboundMessageFiles {
  appointments: typeof import('#features/appointments/messages-outbound/fi.json', { with: { type: 'json' }});
  guardianship: typeof import('#features/guardianship/messages-outbound/fi.json', { with: { type: 'json' }});
  'patient-information': typeof import('#features/patient-information/messages-outbound/fi.json', { with: {
    type: 'json',
  }});
  'sms-login': typeof import('#features/sms-login/messages-outbound/fi.json', { with: { type: 'json' }});
}

/** Message keys are those of the Finnish files, which are the source. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: MessageFiles;
    Formats: typeof formats;
    OutboundMessages: OutboundMessageFiles;
  }
}
