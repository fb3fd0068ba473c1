import type { BrandSource } from '#contract/brand/brand.ts';
import { sample } from '#contract/brand/brand-sample.ts';
import { standardNotice } from './privacy/standard-notice.ts';
import { revontuliTerms } from './terms/revontuli.ts';

const notice = standardNotice({ isForChildren: false, hasOccupationalHealth: false, hasInsurance: false });

/**
 * A small northern brand in two languages: shows what a brand needs that has less than the others, and its own texts.
 */
export const revontuli: BrandSource = {
  id: 'revontuli',
  name: 'Revontuli',
  hosts: ['revontuli.localhost'],
  texts: {
    fi: {
      customerServiceHours: sample('ma–pe klo 8–16'),
      terms: sample({ since: '2026-11-22', sections: revontuliTerms.fi }),
      privacy: sample({ since: '2026-11-22', sections: notice.fi }),
      messages: {
        'identification.login.welcome': 'Tervetuloa Revontuleen',
        'booking.landing.lead':
          'Lähin vapaa aika voi löytyä etänä: sama haku näyttää vastaanotto- ja etäajat.',
        'outbound.appointments.booked.heading': 'Aikasi Revontulessa on vahvistettu',
      },
    },
    en: {
      customerServiceHours: sample('Mon–Fri 8:00–16:00'),
      terms: sample({ since: '2026-11-22', sections: revontuliTerms.en }),
      privacy: sample({ since: '2026-11-22', sections: notice.en }),
      messages: {
        'booking.landing.lead':
          'The nearest appointment may be a remote one: one search shows both clinic visits and remote appointments.',
        'outbound.appointments.booked.heading': 'Your appointment at Revontuli is confirmed',
      },
    },
  },
  care: 'adults',
  adultBrand: null,
  customerServicePhone: sample('010 380 3838'),
  feedbackEmail: sample('saavutettavuus@revontuli.example'),
  billingEmail: sample('laskutus@revontuli.example'),
  features: ['certificates'],
  absentPages: ['vaccinations-list', 'travel-vaccinations', 'growth'],
  entryPage: 'login-page-for-anonymous-users',
  cancellationNoticeHours: 12,
  bindingNoticeHours: 12,
  guardianActsUntilAge: 11,
  identification: { clientId: sample('patient-portal-revontuli') },
  payment: { merchantId: sample('375917') },
  insurers: [],
  sender: { email: sample('ajanvaraus@revontuli.example'), sms: sample('Revontuli') },
  dataController: {
    name: sample('Revontuli'),
    address: sample('Mallikatu 2, 96100 Rovaniemi'),
    email: sample('tietosuoja@revontuli.example'),
  },
  app: null,
};
