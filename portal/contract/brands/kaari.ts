import type { BrandSettings } from '../brand.ts';
import { kaariTerms } from './terms/kaari.ts';

/** The brand of adults and of occupational health care. */
export const kaari: BrandSettings = {
  id: 'kaari',
  name: 'Kaari',
  hosts: ['kaari.localhost', 'localhost'],
  languages: ['fi', 'sv', 'en'],
  customerServicePhone: '010 380 3838',
  customerServiceHours: {
    fi: 'ma–pe klo 7–21, la–su klo 9–18',
    sv: 'mån–fre kl. 7–21, lör–sön kl. 9–18',
    en: 'Mon–Fri 7–21, Sat–Sun 9–18',
  },
  features: [
    'customer-messaging-enabled',
    'kela65',
    'insurance',
    'occupational-health',
    'sickness-fund-page',
    'certificates',
    'questionnaires',
    'employee-memo',
  ],
  cancellationNoticeHours: 24,
  bindingNoticeHours: 24,
  guardianActsUntilAge: 11,
  entryPage: 'login-page-for-anonymous-users',
  sender: { email: 'ajanvaraus@kaari.example', sms: 'Kaari' },
  appStoreUrl: 'https://app-store.example/kaari',
  googlePlayUrl: 'https://google-play.example/kaari',
  termsLanguages: ['fi', 'sv', 'en'],
  terms: kaariTerms,
};
