import type { BrandSettings } from '../brand.ts';
import { pikkujattiTerms } from './terms/pikkujatti.ts';

/** The brand of children and young people, whose guardians often act for them. */
export const pikkujatti: BrandSettings = {
  id: 'pikkujatti',
  name: 'Pikkujätti',
  hosts: ['pikkujatti.localhost'],
  languages: ['fi', 'sv', 'en'],
  customerServicePhone: '010 380 3838',
  customerServiceHours: {
    fi: 'ma–pe klo 7–21, la–su klo 9–18',
    sv: 'mån–fre kl. 7–21, lör–sön kl. 9–18',
    en: 'Mon–Fri 7–21, Sat–Sun 9–18',
  },
  features: ['insurance', 'pikkutsatti', 'guardian-login'],
  cancellationNoticeHours: 24,
  bindingNoticeHours: 24,
  guardianActsUntilAge: 11,
  entryPage: 'hpa-front-page',
  sender: { email: 'ajanvaraus@pikkujatti.example', sms: 'Pikkujatti' },
  appStoreUrl: 'https://app-store.example/pikkujatti',
  googlePlayUrl: 'https://google-play.example/pikkujatti',
  termsLanguages: ['fi'],
  terms: pikkujattiTerms,
};
