import type { BrandSource } from '#contract/brand/brand.ts';
import { sample } from '#contract/brand/brand-sample.ts';
import { standardNotice } from './privacy/standard-notice.ts';
import { kaariTerms } from './terms/kaari.ts';

const notice = standardNotice({ isForChildren: false, hasOccupationalHealth: true, hasInsurance: true });

/** The brand of adults and of occupational health care. */
export const kaari: BrandSource = {
  id: 'kaari',
  name: 'Kaari',
  hosts: ['kaari.localhost', 'localhost'],
  texts: {
    fi: {
      customerServiceHours: 'ma–\u2060pe klo\u00a07–\u206021, la–\u2060su klo\u00a09–\u206018',
      terms: { since: '2026-11-22', sections: kaariTerms.fi },
      privacy: { since: '2026-11-22', sections: notice.fi },
      messages: { 'identification.login.welcome': 'Tervetuloa Kaareen' },
    },
    sv: {
      customerServiceHours: 'mån–\u2060fre kl.\u00a07–\u206021, lör–\u2060sön kl.\u00a09–\u206018',
      terms: { since: '2026-11-22', sections: kaariTerms.sv },
      privacy: { since: '2026-11-22', sections: notice.sv },
      messages: {},
    },
    en: {
      customerServiceHours: 'Mon–\u2060Fri 7:00–\u206021:00, Sat–\u2060Sun 9:00–\u206018:00',
      terms: { since: '2026-11-22', sections: kaariTerms.en },
      privacy: { since: '2026-11-22', sections: notice.en },
      messages: {},
    },
  },
  care: 'adults',
  adultBrand: null,
  customerServicePhone: '010 380 3838',
  feedbackEmail: 'saavutettavuus@kaari.example',
  billingEmail: 'laskutus@kaari.example',
  features: [
    'customer-messaging-enabled',
    'kela65',
    'insurance',
    'lahitapiola-insurance-flow',
    'occupational-health',
    'sickness-fund-page',
    'certificates',
    'questionnaires',
    'employee-memo',
    'price-details',
    'isPrescriptionRenewalEnabled',
  ],
  absentPages: ['growth'],
  entryPage: 'login-page-for-anonymous-users',
  cancellationNoticeHours: 24,
  bindingNoticeHours: 24,
  guardianActsUntilAge: 11,
  identification: { clientId: sample('patient-portal-kaari') },
  payment: { merchantId: sample('375917') },
  insurers: ['IF', 'LAHITAPIOLA', 'OP', 'OTHER'],
  sender: { email: 'ajanvaraus@kaari.example', sms: 'Kaari' },
  dataController: {
    name: sample('Kaari'),
    address: sample('Mallikatu 1, 00100 Helsinki'),
    email: 'tietosuoja@kaari.example',
  },
  app: {
    appStoreUrl: 'https://app-store.example/kaari',
    googlePlayUrl: 'https://google-play.example/kaari',
  },
};
