import type { BrandSettings } from '#contract/brand/brand.ts';

const terms = {
  since: '2026-01-01',
  sections: [
    {
      heading: 'Terms of use',
      text: 'What holds between the patient and the brand of the tests, in few words.',
    },
  ],
};

const privacy = {
  since: '2026-01-01',
  sections: [
    {
      heading: 'Personal data',
      text: 'What is kept of the people of the tests, which is nothing.',
    },
  ],
};

/** A brand for tests only: two languages, one feature, no app, some pages less and some texts of its own. */
export const fixtureBrand: BrandSettings = {
  // An id of the registry, since a brand needs a look, and this one has none.
  id: 'kaari',
  name: 'Koe',
  hosts: ['koe.localhost'],
  texts: {
    fi: {
      customerServiceHours: 'ma–pe klo 8–16',
      terms,
      privacy,
      messages: {
        'shell.front.bookTitle': 'Apua tarjolla?',
        'booking.landing.title': 'Koe: varaa aika',
        'booking.landing.promise': 'Koe: varaa aika',
        'outbound.appointments.booked.heading': 'Kokeen vahvistus',
      },
    },
    en: { customerServiceHours: 'Mon–Fri 8:00–16:00', terms, privacy, messages: {} },
  },
  care: 'adults',
  adultBrand: null,
  customerServicePhone: '010 380 3838',
  feedbackEmail: 'palaute@koe.fi',
  billingEmail: 'laskutus@koe.fi',
  features: ['certificates'],
  absentPages: ['vaccinations-list', 'travel-vaccinations', 'invoices-page'],
  entryPage: 'login-page-for-anonymous-users',
  cancellationNoticeHours: 48,
  bindingNoticeHours: 12,
  guardianActsUntilAge: 14,
  identification: { clientId: 'koe' },
  payment: { merchantId: '1' },
  insurers: [],
  sender: { email: 'ajat@koe.fi', sms: 'Koe' },
  dataController: { name: 'Koe', address: 'Koekatu 1, 00100 Helsinki', email: 'tietosuoja@koe.fi' },
  app: null,
};
