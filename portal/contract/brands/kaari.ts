import type { BrandSource } from '../brand/brand.ts';
import { sample } from '../brand/brand-sample.ts';
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
      customerServiceHours: 'ma–pe klo 7–21, la–su klo 9–18',
      terms: { since: '2026-11-22', sections: kaariTerms.fi },
      privacy: { since: '2026-11-22', sections: notice.fi },
      messages: { 'identification.login.welcome': 'Tervetuloa Kaareen' },
    },
    sv: {
      customerServiceHours: 'mån–fre kl. 7–21, lör–sön kl. 9–18',
      terms: { since: '2026-11-22', sections: kaariTerms.sv },
      privacy: { since: '2026-11-22', sections: notice.sv },
      messages: {},
    },
    en: {
      customerServiceHours: 'Mon–Fri 7:00–21:00, Sat–Sun 9:00–18:00',
      terms: { since: '2026-11-22', sections: kaariTerms.en },
      privacy: { since: '2026-11-22', sections: notice.en },
      messages: {},
    },
  },
  care: 'adults',
  adultBrand: null,
  customerServicePhone: '010 380 3838',
  feedbackEmail: 'saavutettavuus@kaari.example',
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
  ],
  absentPages: [],
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
