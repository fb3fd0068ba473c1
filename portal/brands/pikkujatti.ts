import type { BrandSource } from '#contract/brand/brand.ts';
import { sample } from '#contract/brand/brand-sample.ts';
import { standardNotice } from './privacy/standard-notice.ts';
import { pikkujattiTerms } from './terms/pikkujatti.ts';

const notice = standardNotice({ isForChildren: true, hasOccupationalHealth: false, hasInsurance: true });

/** The brand of children and young people, whose guardians often act for them. */
export const pikkujatti: BrandSource = {
  id: 'pikkujatti',
  name: 'Pikkujätti',
  hosts: ['pikkujatti.localhost'],
  texts: {
    fi: {
      customerServiceHours: 'ma–\u2060pe klo\u00a07–\u206021, la–\u2060su klo\u00a09–\u206018',
      terms: { since: '2026-11-22', sections: pikkujattiTerms },
      privacy: { since: '2026-11-22', sections: notice.fi },
      messages: {
        'identification.login.welcome': 'Tervetuloa Pikkujättiin',
        'guardianship.entry.title': 'Tervetuloa Pikkujättiin',
      },
    },
    sv: {
      customerServiceHours: 'mån–\u2060fre kl.\u00a07–\u206021, lör–\u2060sön kl.\u00a09–\u206018',
      terms: null,
      privacy: { since: '2026-11-22', sections: notice.sv },
      messages: {},
    },
    en: {
      customerServiceHours: 'Mon–\u2060Fri 7:00–\u206021:00, Sat–\u2060Sun 9:00–\u206018:00',
      terms: null,
      privacy: { since: '2026-11-22', sections: notice.en },
      messages: {},
    },
  },
  care: 'children',
  adultBrand: 'kaari',
  customerServicePhone: '010 380 3838',
  feedbackEmail: 'saavutettavuus@pikkujatti.example',
  billingEmail: 'laskutus@pikkujatti.example',
  features: ['insurance', 'lahitapiola-insurance-flow', 'pikkutsatti', 'guardian-login', 'price-details'],
  absentPages: [],
  entryPage: 'hpa-front-page',
  cancellationNoticeHours: 24,
  bindingNoticeHours: 24,
  guardianActsUntilAge: 11,
  identification: { clientId: sample('patient-portal-pikkujatti') },
  payment: { merchantId: sample('375917') },
  insurers: ['IF', 'LAHITAPIOLA', 'OP', 'OTHER'],
  sender: { email: 'ajanvaraus@pikkujatti.example', sms: 'Pikkujatti' },
  dataController: {
    name: sample('Pikkujätti'),
    address: sample('Mallikatu 1, 00100 Helsinki'),
    email: 'tietosuoja@pikkujatti.example',
  },
  app: {
    appStoreUrl: 'https://app-store.example/pikkujatti',
    googlePlayUrl: 'https://google-play.example/pikkujatti',
  },
};
