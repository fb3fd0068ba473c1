import { describe, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { insuredVisit } from '#areas/appointments/shared/insurance/fixtures.ts';
import { href } from '#contract/routes/routes.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { ownAppointment, remoteAppointment } from './fixtures.ts';

const key = 'GET /api/own-appointments/{ids}';
/** On the day that the page is shown. */
const laterToday = { startDate: '2026-11-21T12:30:00.000Z', endDate: '2026-11-21T12:50:00.000Z' };
const show = (url: string, ...appointments: Appointment[]) =>
  openPage(url, { answers: { [key]: { appointments } } });
const url = '/en/appointments/72';
const cancel = { name: 'Cancel appointment' };
const route = { name: 'Route on a map' };

describe('an appointment', () => {
  test('leads to a charge that awaits an answer', async () => {
    const charge = { name: 'View the proposal' };
    const page = await show(url, ownAppointment({ awaitsPaymentApproval: true }));
    await expect(page.getByRole('link', charge)).toHaveAttribute('href', `${url}/additional-payment`);
    await expect((await show(url, ownAppointment())).getByRole('link', charge)).toHaveCount(0);
  });

  test('keeps a charge that was approved: how much, when and by whom', async () => {
    const approved = { sumCents: 6890, approvedAt: '2026-11-21T10:00:00.000Z', approvedBy: 'you' } as const;
    const page = await show(url, ownAppointment({ approvedCharge: approved }));
    const article = page.getByRole('article');
    for (const words of [
      'Approved additional charge',
      '€68.90',
      'You approved it on Saturday 21 November at 12:00.',
    ])
      await expect(article).toContainText(words);
    await expect(article.locator('[href="/en/appointments/72/additional-payment"]')).toBeVisible();
    const byOther = { ...approved, approvedBy: 'guardian' } as const;
    const finnish = await show('/fi/ajanvaraukset/72', ownAppointment({ approvedCharge: byOther }));
    const told = 'Huoltaja hyväksyi sen lauantaina 21. marraskuuta klo 12.00.';
    await expect(finnish.getByText(told)).toBeVisible();
  });

  test('tells on whose insurance it is and what was agreed to, and when a permit ends too early', async () => {
    const article = async (changes: Partial<Appointment> = {}) =>
      (await show('/fi/ajanvaraukset/72', ownAppointment(changes))).getByRole('article');
    const insured = await article({ insurance: insuredVisit });
    for (const words of [
      'LähiTapiola',
      'Suorakorvaus: laskutamme vakuutusyhtiötä.',
      'Käynti koskee: Selkäkipu, Alaselkä',
      'Suorakorvaus hyväksytty:',
    ])
      await expect(insured).toContainText(words);
    const ends = 'Lupa päättyy ennen käyntiä.';
    await expect(insured).not.toContainText(ends);
    // As after a move.
    const moved = await article({ insurance: insuredVisit, startDate: '2027-02-01T12:30:00.000Z' });
    await expect(moved).toContainText(ends);
    await expect(await article()).not.toContainText('Vakuutus');
  });

  test('tells everything about itself', async () => {
    const page = await show('/fi/ajanvaraukset/72', ownAppointment({ notes: 'Ole syömättä 10 tuntia.' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maanantai 23.11. klo 14.30');
    const article = page.getByRole('article');
    for (const words of [
      '2 päivän päästä',
      'klo 14.30–14.50',
      'Ilona Heikkinen',
      'Erikoislääkäri · Yleislääketiede',
      '20 minuuttia',
      'Esimerkkikatu 1',
      'Ovi on pihan puolella.',
      '2. kerros, huone 14',
    ])
      await expect(article).toContainText(words);
    await expect(page.getByRole('list', { name: 'Valmistaudu' }).getByRole('listitem')).toHaveText([
      'Ole syömättä 10 tuntia.',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
    ]);
    for (const name of ['Lisää kalenteriin', 'Peru aika'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    const map = page.getByRole('link', { name: 'Reitti kartalla' });
    await expect(map).toHaveAttribute('href', /^https:.+Esimerkkikatu/);
  });

  test('is headed by its moment; then come actions, what to prepare with the fasting first, person, place and price', async () => {
    const toldPrice = { cents: 8900, isFixed: false, items: [] };
    const page = await show(url, ownAppointment({ notes: 'Do not eat for 10 hours.', toldPrice }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 23 November at 14:30');
    const parts = [
      'In 2 days',
      'Route on a map',
      'Cancel appointment',
      'Do not eat for 10 hours.',
      'Ilmoittaudu 2. kerroksen vastaanottoon.',
      'Ilona Heikkinen',
      'Languages: Finnish, Swedish',
      'Esimerkkikatu 1',
      'Move the appointment',
      'from.€89.00',
    ];
    await expect(page.getByRole('article')).toContainText(new RegExp(parts.join('.*'), 's'));
    await expect(page.getByRole('link', route)).toHaveCount(1);
    await expect(page.getByRole('link', route)).toHaveAccessibleName('Route on a map (opens in a new tab)');
    await expect(page.getByRole('link', route)).toHaveAttribute('target', '_blank');
  });

  test.each([
    ['pikkujatti', ownAppointment(), true],
    ['pikkujatti', remoteAppointment, false],
    ['kaari', ownAppointment(), false],
  ] as const)(
    'in %s a guardian reads what to tell the child where they go somewhere',
    async (brand, appointment, isTold) => {
      const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
      const page = await openPage(url, {
        brand,
        session: { ...patientSession, actingFor },
        answers: { [key]: { appointments: [appointment] } },
      });
      await expect(page.getByText('Tell your child')).toHaveCount(isTold ? 1 : 0);
    },
  );

  test('says what is particular to its kind', async () => {
    const page = await show(url, ownAppointment({ isSpecificTime: false, isCovidTestAppointment: true }));
    const some = 'Your appointment will start at some point during this time.';
    await expect(page.getByText(some)).toBeVisible();
    await expect(page.getByText('wear a mask in the waiting room')).toBeVisible();
    const usual = await show(url, ownAppointment());
    await expect(usual.getByText('some point')).toHaveCount(0);
    await expect(usual.getByText('mask')).toHaveCount(0);
  });

  test('has the price that was told when it was booked, and a Kela65 one its price', async () => {
    const items = [
      { name: 'Doctor’s appointment, 20 min', cents: 7400 },
      { name: 'Office fee', cents: 2690 },
      { name: null, cents: -800 },
    ];
    const told = { cents: 9680, isFixed: false, items };
    const article = (await show(url, ownAppointment({ toldPrice: told }))).getByRole('article');
    for (const words of ['Price given when booked', 'from €96.80', '€26.90', 'Kela reimbursement', '−€8.00'])
      await expect(article).toContainText(words);
    const kela65 = { cents: 2820, isFixed: true, items: [] };
    const fixed = await show(url, ownAppointment({ toldPrice: kela65 }));
    await expect(fixed.getByText('€28.20', { exact: true })).toBeVisible();
    await expect(fixed.getByText('from €28.20')).toHaveCount(0);
    await expect(fixed.getByText('Show price details')).toHaveCount(0);
    // Nothing was told, as where somebody else pays.
    const untold = await show(url, ownAppointment({ toldPrice: null }));
    await expect(untold.getByText('€')).toHaveCount(0);
  });

  test('that is remote has no address to go to', async () => {
    const page = await show('/en/appointments/73', remoteAppointment);
    await expect(page.getByText('The appointment is a video call.')).toBeVisible();
    await expect(page.getByRole('link', route)).toHaveCount(0);
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
      const page = await show('/en/appointments/73', { ...remoteAppointment, startDate, endDate });
      await expect(page.getByText(words)).toBeVisible();
      const link = page.getByRole('link', { name: way });
      await expect(link).toHaveAttribute('href', '/en/appointments/73/video');
      await expect(page.getByText('log in and open the appointment')).toHaveCount(0);
    },
  );

  test('by video cannot be joined once it was cancelled, nor where its place is hidden', async () => {
    for (const changes of [
      { hasAppointeeCanceled: true },
      { hasPatientCanceled: true },
      { clinic: null, practitioner: null },
    ]) {
      const page = await show('/en/appointments/73', { ...remoteAppointment, ...changes });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[href="/en/appointments/73/video"]')).toHaveCount(0);
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
      const page = await show(url, ownAppointment({ locationType }));
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByText('Esimerkkikatu 1')).toHaveCount(isVisit ? 1 : 0);
      await expect(page.getByRole('link', route)).toHaveCount(isVisit ? 1 : 0);
    },
  );

  test('can be cancelled only if the server says so', async () => {
    const late = ownAppointment({
      startDate: '2026-11-21T08:00:00.000Z',
      endDate: '2026-11-21T08:20:00.000Z',
      mayCancel: false,
    });
    const page = await show(url, late);
    await expect(page.getByRole('button', cancel)).toHaveCount(0);
    const tooLate = 'The appointment is in less than 24 hours, so it can no longer be cancelled online.';
    await expect(page.getByText(tooLate)).toBeVisible();
    const costs = 'If you cancel or do not come, we charge the price of the visit.';
    await expect(page.getByText(costs)).toBeVisible();
  });

  test.each([
    [
      'fi',
      'Tämä aika on varattu toisessa palvelussamme: Kaari. Voit siirtää sen siellä.',
      'Avaa ajanvaraus: Kaari',
    ],
    ['sv', 'Den här tiden är bokad i tjänsten Kaari. Du kan flytta den där.', 'Öppna tidsbokningen: Kaari'],
    ['en', 'This appointment was booked at Kaari. You can move it there.', 'Open the appointment: Kaari'],
  ] as const)('of another brand is moved there, which its page says in %s', async (lang, words, action) => {
    const address = href('appointment', { ids: 72 }, lang);
    const open = (session: object = {}) =>
      openPage(address, {
        brand: 'pikkujatti',
        session,
        portals: { adultPortal: { name: 'Kaari', url: `https://kaari.example/${lang}/x` } },
        answers: { [key]: { appointments: [ownAppointment({ bookedAt: 'Kaari' })] } },
      });
    const article = (await open()).getByRole('article');
    await expect(article).toContainText(words);
    await expect(article.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      `https://kaari.example${address}`,
    );
    await expect(article.locator('[href*="reschedule"], [href*="earlier"]')).toHaveCount(0);
    // A guardian acts for the child in this brand alone.
    const child = { id: 'elsa', firstNames: 'Elsa', lastName: 'Lindström' };
    const guardians = (await open({ actingFor: child })).getByRole('article');
    await expect(guardians.getByRole('link', { name: action })).toHaveCount(0);
    await expect(guardians).toContainText('010');
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
      const article = (await show(url, ownAppointment({ awaitsEarlierTime: waits }))).getByRole('article');
      await expect(article).toContainText(said);
      await expect(article).not.toContainText(unsaid);
      await expect(article.locator('[href="/en/appointments/72/earlier-time"]')).toBeVisible();
    },
  );

  test('goes by the notice of the brand that it was booked with', async () => {
    const page = await show(url, ownAppointment({ cancellationNoticeHours: 12 }));
    const rule =
      'You can cancel free of charge up to 12 hours before the appointment. If you cancel later or do not come, we charge the price of the visit.';
    await expect(page.getByText(rule)).toBeVisible();
  });

  test('that the clinic cancelled says that the clinic calls', async () => {
    const page = await show(url, ownAppointment({ hasAppointeeCanceled: true, mayCancel: false }));
    await expect(page.getByText('The clinic has had to cancel this appointment')).toBeVisible();
    await expect(page.getByText('We will contact you to book a new time.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a new appointment' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test('that the patient cancelled offers a new one', async () => {
    const page = await show(url, ownAppointment({ hasPatientCanceled: true, mayCancel: false }));
    await expect(page.getByText('You have cancelled this appointment')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book a new appointment' })).toBeVisible();
  });

  test.each([
    ['allowed', 'Tell us that you have arrived,', true],
    ['tooEarly', 'You can check in from 14:00.', true],
    ['onlyAtReception', 'Check in at the reception of the clinic when you arrive.', false],
    ['checkedIn', 'Room: 2. kerros, huone 14.', false],
    ['statusNotAvailable', 'Cancel appointment', false],
  ] as const)('to which checking in is %s says so', async (selfCheckInStatus, words, hasControl) => {
    const page = await show(url, ownAppointment({ ...laterToday, selfCheckInStatus }));
    await expect(page.getByRole('article')).toContainText(words);
    await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(hasControl ? 1 : 0);
    const isCancellable = selfCheckInStatus !== 'checkedIn';
    await expect(page.getByRole('button', cancel)).toHaveCount(isCancellable ? 1 : 0);
  });

  test.each(['tooEarly', 'onlyAtReception'] as const)(
    'on another day says nothing about checking in: %s',
    async (selfCheckInStatus) => {
      const page = await show(url, ownAppointment({ selfCheckInStatus }));
      await expect(page.getByRole('article')).not.toContainText(/check in/i);
    },
  );

  test('has what can be done right below its heading, whatever else there is to say', async () => {
    const changes = { selfCheckInStatus: 'tooEarly', awaitsPaymentApproval: true } as const;
    const page = await show(url, ownAppointment({ ...laterToday, ...changes }));
    await expect(page.getByRole('article')).toContainText(
      /Cancel appointment.*An additional charge awaits.*You can check in from 14:00\./,
    );
  });

  test('to which the patient has come without a room sends them to the reception', async () => {
    const page = await show(url, ownAppointment({ selfCheckInStatus: 'checkedIn', room: null }));
    const told = 'Please go to reception. We will tell you there where to go.';
    await expect(page.getByText(told)).toBeVisible();
  });

  test('asks why the patient comes to a visit, and shows what they have told', async () => {
    const untold = await show(url, ownAppointment());
    await expect(untold.getByRole('button', { name: 'Write to the practitioner' })).toBeVisible();
    const told = await show(url, ownAppointment({ arrivalReason: 'Headache' }));
    await expect(told.getByText('Headache')).toBeVisible();
    await expect(told.getByRole('button', { name: 'Edit what you wrote' })).toBeVisible();
    const remote = await show('/en/appointments/73', remoteAppointment);
    await expect(remote.getByText('Why are you coming?')).toHaveCount(0);
  });

  test('shares a page with those that belong to it', async () => {
    const page = await show('/en/appointments/72,73', ownAppointment(), remoteAppointment);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('is shown though another of the address is not found, which is said', async () => {
    const page = await show('/en/appointments/72,999', ownAppointment());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 23 November at 14:30');
    await expect(page.getByText('One appointment could not be found.')).toBeVisible();
    const twice = await show('/en/appointments/72,72', ownAppointment());
    await expect(twice.getByText('could not be found')).toHaveCount(0);
  });

  test.each([
    ['/fi/ajanvaraukset/9', 'Ajanvarausta ei löytynyt', '/fi/ajanvaraus'],
    ['/sv/tidsbokningar/9', 'Tidsbokningen hittades inte', '/sv/tidsbokning'],
    ['/en/appointments/9', 'The appointment could not be found', '/en/booking'],
  ])('%s that is not there leaves a way to reserve another', async (address, words, book) => {
    const page = await openPage(address, { problems: { [key]: 'notFound' } });
    const main = page.getByRole('main');
    await expect(main.getByText(words)).toBeVisible();
    await expect(main.locator(`[href="${book}"]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/en/appointments/9', { problems: { [key]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the appointment');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
