import type { BrandSource } from '../brand/brand.ts';
import { sample } from '../brand/brand-sample.ts';
import { revontuliTerms } from './terms/revontuli.ts';

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
      terms: sample(revontuliTerms.fi),
      messages: {
        'identification.login.welcome': 'Tervetuloa Revontuleen',
        'booking.landing.lead':
          'Lähin vapaa aika voi löytyä etänä: sama haku näyttää vastaanotto- ja etäajat.',
        'outbound.appointments.booked.heading': 'Aikasi Revontulessa on vahvistettu',
      },
    },
    en: {
      customerServiceHours: sample('Mon–Fri 8:00–16:00'),
      terms: sample(revontuliTerms.en),
      messages: {
        'booking.landing.lead':
          'The nearest appointment may be a remote one: one search shows both clinic visits and remote appointments.',
        'outbound.appointments.booked.heading': 'Your appointment at Revontuli is confirmed',
      },
    },
  },
  care: 'adults',
  customerServicePhone: sample('010 380 3838'),
  feedbackEmail: sample('saavutettavuus@revontuli.example'),
  features: ['certificates'],
  absentPages: ['vaccinations-list'],
  entryPage: 'login-page-for-anonymous-users',
  cancellationNoticeHours: 12,
  bindingNoticeHours: 12,
  guardianActsUntilAge: 11,
  identification: { clientId: sample('patient-portal-revontuli') },
  payment: { merchantId: sample('375917') },
  insurers: [],
  sender: { email: sample('ajanvaraus@revontuli.example'), sms: sample('Revontuli') },
  app: null,
};
