import { describe, expect, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { insuredVisit } from '#areas/appointments/shared/insurance/fixtures.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import { ownAppointment, remoteAppointment } from './fixtures.ts';

const key = 'GET /api/own-appointments/{ids}';
/** On the day that the page is shown. */
const laterToday = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
const show = async (url: string, ...appointments: Appointment[]) =>
  (await renderPage(url, { answers: { [key]: { appointments } } })).html;

describe('an appointment', () => {
  test('leads to a charge that awaits an answer', async () => {
    const link = 'href="/en/appointments/72/additional-payment"';
    expect(await show('/en/appointments/72', ownAppointment({ awaitsPaymentApproval: true }))).toContain(
      link,
    );
    expect(await show('/en/appointments/72', ownAppointment())).not.toContain(link);
  });

  test('keeps a charge that was approved: how much, when and by whom', async () => {
    const approved = { sumCents: 6890, approvedAt: '2026-11-21T10:00:00.000Z', approvedBy: 'you' } as const;
    const html = await show('/en/appointments/72', ownAppointment({ approvedCharge: approved }));
    for (const words of [
      'Approved additional charge',
      '€68.90',
      'You approved it on Saturday 21 November at 12:00.',
      'href="/en/appointments/72/additional-payment"',
    ])
      expect(html).toContain(words);
    const byOther = { ...approved, approvedBy: 'guardian' } as const;
    expect(await show('/fi/ajanvaraukset/72', ownAppointment({ approvedCharge: byOther }))).toContain(
      'Huoltaja hyväksyi sen lauantaina 21. marraskuuta klo 12.00.',
    );
  });

  test('tells on whose insurance it is and what was agreed to, and when a permit ends too early', async () => {
    const html = await show('/fi/ajanvaraukset/72', ownAppointment({ insurance: insuredVisit }));
    for (const words of [
      'LähiTapiola',
      'Suorakorvaus: laskutamme vakuutusyhtiötä.',
      'Käynti koskee: Selkäkipu, Alaselkä',
      'Suorakorvaus hyväksytty:',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('Lupa päättyy ennen käyntiä.');
    // As after a move.
    const moved = ownAppointment({ insurance: insuredVisit, startDate: '2027-02-01T12:30:00.000Z' });
    expect(await show('/fi/ajanvaraukset/72', moved)).toContain('Lupa päättyy ennen käyntiä.');
    expect(await show('/fi/ajanvaraukset/72', ownAppointment())).not.toContain('Vakuutus');
  });

  test('tells everything about itself', async () => {
    const html = await show('/fi/ajanvaraukset/72', ownAppointment({ notes: 'Ole syömättä 10 tuntia.' }));
    for (const words of [
      'Maanantai 23.11. klo 14.30',
      '2 päivän päästä',
      'klo 14.30–14.50',
      'Valmistaudu',
      'Ilona Heikkinen',
      'Erikoislääkäri · Yleislääketiede',
      '20 minuuttia',
      'Esimerkkikatu 1',
      '2. kerros, huone 14',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
      'Ole syömättä 10 tuntia.',
      'Lisää kalenteriin',
      'Peru aika',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).toMatch(/href="https:[^"]+Esimerkkikatu/);
  });

  test('is headed by its moment; then come actions, what to prepare with the fasting first, person, place and price', async () => {
    const toldPrice = { cents: 8900, isFixed: false, items: [] };
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ notes: 'Do not eat for 10 hours.', toldPrice }),
    );
    const main = html.slice(html.indexOf('<h1'));
    const places = [
      'Monday 23 November at 14:30</h1>',
      'In 2 days',
      'Route on a map',
      'Cancel appointment',
      'Do not eat for 10 hours.',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
      'Ilona Heikkinen',
      'Languages: Finnish, Swedish',
      'Esimerkkikatu 1',
      'Move the appointment',
      'from\u00a0€89.00',
    ].map((words) => main.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(main.match(/Route on a map/g)).toHaveLength(1);
  });

  test.each([
    ['pikkujatti', ownAppointment(), true],
    ['pikkujatti', remoteAppointment, false],
    ['kaari', ownAppointment(), false],
  ] as const)(
    'in %s a guardian reads what to tell the child where they go somewhere',
    async (brand, appointment, isTold) => {
      const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
      const { html } = await renderPage('/en/appointments/72', {
        brand,
        session: { ...patientSession, actingFor },
        answers: { [key]: { appointments: [appointment] } },
      });
      expect(html.includes('Tell your child')).toBe(isTold);
    },
  );

  test('says what is particular to its kind', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ isSpecificTime: false, isCovidTestAppointment: true }),
    );
    expect(html).toContain('Your appointment will start at some point during this time.');
    expect(html).toContain('wear a mask in the waiting room');
    const usual = await show('/en/appointments/72', ownAppointment());
    expect(usual).not.toContain('some point');
    expect(usual).not.toContain('mask');
  });

  test('has the price that was told when it was booked, and a Kela65 one its price', async () => {
    const items = [
      { name: 'Doctor’s appointment, 20 min', cents: 7400 },
      { name: 'Office fee', cents: 2690 },
      { name: null, cents: -800 },
    ];
    const told = { cents: 9680, isFixed: false, items };
    const html = await show('/en/appointments/72', ownAppointment({ toldPrice: told }));
    for (const words of [
      'Price given when booked',
      'from\u00a0€96.80',
      '€26.90',
      'Kela reimbursement',
      '-€8.00',
    ])
      expect(html).toContain(words);
    const kela65 = { cents: 2820, isFixed: true, items: [] };
    const fixed = await show('/en/appointments/72', ownAppointment({ toldPrice: kela65 }));
    expect(fixed).toContain('>€28.20');
    expect(fixed).not.toContain('from\u00a0€28.20');
    expect(fixed).not.toContain('Show price details');
    // Nothing was told, as where somebody else pays.
    expect(await show('/en/appointments/72', ownAppointment({ toldPrice: null }))).not.toContain('€');
  });

  test('that is remote has no address to go to', async () => {
    const html = await show('/en/appointments/73', remoteAppointment);
    expect(html).toContain('The appointment is a video call.');
    expect(html).not.toContain('Route on a map');
  });

  test.each([
    ['2026-12-03T06:00:00.000Z', 'You can join on Thursday 3 December from 7:45.', 'Test your devices'],
    ['2026-11-21T09:00:00.000Z', 'You can join from 10:45.', 'Test your devices'],
    ['2026-11-21T06:10:00.000Z', 'You can join the appointment now.', 'Go to the video appointment'],
  ])(
    'by video at %s says from when on it can be joined, and has the way there',
    async (start, words, way) => {
      const startDate = start;
      const endDate = new Date(Date.parse(start) + 20 * 60_000).toISOString();
      const html = await show('/en/appointments/73', { ...remoteAppointment, startDate, endDate });
      expect(html).toContain(words);
      expect(html).toMatch(new RegExp(`href="/en/appointments/73/video"[^]*?${way}`));
      expect(html).not.toContain('log in and open the appointment');
    },
  );

  test('by video cannot be joined once it was cancelled, nor where its place is hidden', async () => {
    for (const changes of [
      { hasAppointeeCanceled: true },
      { hasPatientCanceled: true },
      { clinic: null, practitioner: null },
    ]) {
      const html = await show('/en/appointments/73', { ...remoteAppointment, ...changes });
      expect(html).not.toContain('/en/appointments/73/video');
    }
  });

  test.each([
    ['physicalLocation', 'Visit to the clinic', true],
    ['meetingAppointment', 'Meeting', true],
    ['phoneAppointment', 'We will call you at the agreed time.', false],
    ['videoAppointment', 'The appointment is a video call.', false],
    ['remoteAppointment', 'You do not need to come to the clinic.', false],
  ] as const)(
    'held from a clinic as a %s sends nobody where they are not to go',
    async (locationType, words, isVisit) => {
      const html = await show('/en/appointments/72', ownAppointment({ locationType }));
      expect(html).toContain(words);
      expect(html.includes('Esimerkkikatu 1')).toBe(isVisit);
      expect(html.includes('Route on a map')).toBe(isVisit);
    },
  );

  test('can be cancelled only if the server says so', async () => {
    const late = ownAppointment({
      startDate: '2026-11-21T08:00:00.000Z',
      endDate: '2026-11-21T08:20:00.000Z',
      mayCancel: false,
    });
    const html = await show('/en/appointments/72', late);
    expect(html).not.toContain('Cancel appointment');
    expect(html).toContain(
      'The appointment is in less than 24 hours, so it can no longer be cancelled online.',
    );
    expect(html).toContain('If you cancel or do not come, we charge the price of the visit.');
  });

  test.each([
    [null, 'Notify me of an earlier time', 'We will notify you'],
    [
      { email: 'aino@example.com', phone: '+358401234501' },
      'We will notify you when an earlier time becomes available. Email: aino@example.com. Text message: +358401234501.',
      'Notify me of an earlier time',
    ],
    [
      { email: 'aino@example.com', phone: null },
      'We will notify you when an earlier time becomes available. Email: aino@example.com.',
      'Text message',
    ],
    [{ email: null, phone: null }, 'We will notify you when an earlier time becomes available.', 'Email: '],
  ])(
    'says whether an earlier time is waited for, and where it is offered: %o',
    async (waits, said, unsaid) => {
      const html = await show('/en/appointments/72', ownAppointment({ awaitsEarlierTime: waits }));
      expect(html).toContain(said);
      expect(html).not.toContain(unsaid);
      expect(html).toContain('href="/en/appointments/72/earlier-time"');
    },
  );

  test('goes by the notice of the brand that it was booked with', async () => {
    const html = await show('/en/appointments/72', ownAppointment({ cancellationNoticeHours: 12 }));
    expect(html).toContain(
      'You can cancel free of charge up to 12 hours before the appointment. If you cancel later or do not come, we charge the price of the visit.',
    );
    expect(html).toContain('href="tel:0103803838"');
  });

  test('that the clinic cancelled says that the clinic calls', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ hasAppointeeCanceled: true, mayCancel: false }),
    );
    expect(html).toContain('The clinic has had to cancel this appointment');
    expect(html).toContain('We will contact you to book a new time.');
    expect(html).toContain('Book a new appointment');
    expect(html).not.toContain('Add to calendar');
  });

  test('that the patient cancelled offers a new one', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ hasPatientCanceled: true, mayCancel: false }),
    );
    expect(html).toContain('You have cancelled this appointment');
    expect(html).toContain('Book a new appointment');
  });

  test.each([
    ['allowed', 'Tell us that you have arrived,', true],
    ['tooEarly', 'You can check in from 14:00.', true],
    ['onlyAtReception', 'Check in at the reception of the clinic when you arrive.', false],
    ['checkedIn', 'Room: 2. kerros, huone 14.', false],
    ['statusNotAvailable', 'Cancel appointment', false],
  ] as const)('to which checking in is %s says so', async (selfCheckInStatus, words, hasControl) => {
    const html = await show('/en/appointments/72', ownAppointment({ ...laterToday, selfCheckInStatus }));
    expect(html).toContain(words);
    expect(html.includes('Check in</')).toBe(hasControl);
    const isCancellable = selfCheckInStatus !== 'checkedIn';
    expect(html.includes('Cancel appointment')).toBe(isCancellable);
  });

  test.each(['tooEarly', 'onlyAtReception'] as const)(
    'on another day says nothing about checking in: %s',
    async (selfCheckInStatus) => {
      const html = await show('/en/appointments/72', ownAppointment({ selfCheckInStatus }));
      expect(html).not.toMatch(/check in/i);
    },
  );

  test('has what can be done right below its heading, whatever else there is to say', async () => {
    const changes = { selfCheckInStatus: 'tooEarly', awaitsPaymentApproval: true } as const;
    const html = await show('/en/appointments/72', ownAppointment({ ...laterToday, ...changes }));
    const places = [
      '</h1>',
      'Cancel appointment',
      'An additional charge awaits',
      'You can check in from 14:00.',
    ].map((words) => html.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('to which the patient has come without a room sends them to the reception', async () => {
    const html = await show(
      '/en/appointments/72',
      ownAppointment({ selfCheckInStatus: 'checkedIn', room: null }),
    );
    expect(html).toContain('Please go to reception. We will tell you there where to go.');
  });

  test('asks why the patient comes to a visit, and shows what they have told', async () => {
    expect(await show('/en/appointments/72', ownAppointment())).toContain('Write to the practitioner');
    const told = await show('/en/appointments/72', ownAppointment({ arrivalReason: 'Headache' }));
    expect(told).toContain('Headache');
    expect(told).toContain('Edit what you wrote');
    expect(await show('/en/appointments/73', remoteAppointment)).not.toContain('Why are you coming?');
  });

  test('shares a page with those that belong to it', async () => {
    const html = await show('/en/appointments/72,73', ownAppointment(), remoteAppointment);
    expect(html).toMatch(/<h1[^>]*>Appointments<\/h1>/);
    expect(html.match(/<article/g)).toHaveLength(2);
  });

  test('is shown though another of the address is not found, which is said', async () => {
    const html = await show('/en/appointments/72,999', ownAppointment());
    expect(html).toContain('Monday 23 November at 14:30</h1>');
    expect(html).toContain('One appointment could not be found.');
    const twice = await show('/en/appointments/72,72', ownAppointment());
    expect(twice).not.toContain('could not be found');
  });

  test.each([
    ['/fi/ajanvaraukset/9', 'Ajanvarausta ei löytynyt', '/fi/ajanvaraus'],
    ['/sv/tidsbokningar/9', 'Tidsbokningen hittades inte', '/sv/tidsbokning'],
    ['/en/appointments/9', 'The appointment could not be found', '/en/booking'],
  ])('%s that is not there leaves a way to reserve another', async (url, words, book) => {
    const { html } = await renderPage(url, { problems: { [key]: 'notFound' } });
    expect(html).toContain(words);
    expect(html).toContain(`href="${book}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('that cannot be shown leaves a retry', async () => {
    const { html } = await renderPage('/en/appointments/9', {
      problems: { [key]: 'temporarilyUnavailable' },
    });
    expect(html).toContain('We could not show the appointment');
    expect(html).toContain('Try again');
  });
});
