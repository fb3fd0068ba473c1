import { describe, expect, test } from 'vitest';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { bookedTime } from './fixtures.ts';

const OWN = 'GET /api/own-appointments/by-time/{id}';
const IN_SESSION = 'GET /api/anon/appointment/by-time/{id}';
const url = '/en/available-appointments/7001/success';
const token = btoa('12_abcdefghijk').replaceAll('=', '');
const visitors = '/en/anonymous-users/available-appointments/7001/success';

const show = async (options?: RenderPageOptions, address = url) => (await renderPage(address, options)).html;
const render = (appointment = bookedTime(), session = {}) =>
  show({ answers: { [OWN]: { appointment } }, session });
const renderVisitors = (answer: object) =>
  show({ answers: { [IN_SESSION]: answer }, session: visitorSession }, visitors);

describe('a booking that was made', () => {
  test('says when, with whom, where, and what happens next', async () => {
    const html = await render();
    for (const words of [
      'The appointment is booked',
      'See you on Monday 23 November at 8:00.',
      'Ilona Heikkinen',
      'Esimerkkikatu 1, 00100 Helsinki',
      'What happens next?',
      'Add to calendar',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="https://www.openstreetmap.org/search?query=Esimerkkikatu+1');
  });

  test('says on whose insurance it is to a patient who has logged in', async () => {
    const insurance = {
      insurer: 'IF',
      reimbursement: 'PAY_AND_REIMBURSE',
      directBilling: null,
    } as const;
    const html = await render(bookedTime({ insurance }));
    expect(html).toContain('You pay for the visit and claim reimbursement yourself.');
    expect(await render()).not.toContain('Insurance');
  });

  test.each([
    ['failed', 'The insurance details were not saved'],
    ['denied', 'Direct compensation cannot be used'],
  ])('says of an insurance visit whose code could not be left: %s', async (concept, words) => {
    const answers = { [OWN]: { appointment: bookedTime() } };
    const address = '/en/available-appointments/insurance/7001/success';
    expect(await show({ answers }, `${address}?concept=${concept}`)).toContain(words);
    expect(await show({ answers }, address)).not.toContain(words);
  });

  test('says what was told of the price, and nothing where nothing was', async () => {
    expect(await render()).toContain('from\u00a0€111.80');
    expect(await render(bookedTime({ toldPrice: null }))).not.toContain('€');
    const { practitioner, practitionerRate, specialtyData, ...rest } = bookedTime();
    const { name, title } = practitioner;
    const html = await renderVisitors({
      type: 'success',
      token,
      appointment: { ...rest, practitioner: { name, title } },
    });
    expect(html).toContain('Price given when booked');
    expect(html).toContain('from\u00a0€111.80');
  });

  test.each([
    ['occupational', 'we charge your employer the price of the visit. We charge you nothing.'],
    ['insurance', 'we charge you the price of the visit.'],
    ['kela65', 'we charge the price of the visit.'],
  ] as const)('says whom late cancelling costs something: %s', async (healthCareType, words) => {
    expect(await render(bookedTime({ healthCareType, toldPrice: null }))).toContain(words);
  });

  test('leads a patient to the appointment, and others through its link', async () => {
    expect(await render()).toContain('href="/en/appointments/12"');
    const { practitioner, practitionerRate, specialtyData, ...rest } = bookedTime();
    const { name, title } = practitioner;
    const html = await renderVisitors({
      type: 'success',
      token,
      appointment: { ...rest, practitioner: { name, title } },
    });
    expect(html).toContain('The appointment is booked');
    expect(html).toContain(`href="/en/appointment/${token}"`);
  });

  test('says who gets a text message: who allows it, and who has typed a number', async () => {
    expect(await render()).toContain('and as a text message if you have given permission.');
    const { practitioner, practitionerRate, specialtyData, ...rest } = bookedTime();
    const { name, title } = practitioner;
    const appointment = { ...rest, practitioner: { name, title } };
    const html = await renderVisitors({ type: 'success', token, appointment });
    expect(html).toContain('and as a text message to your phone.');
    expect(html).not.toContain('if you have given permission');
  });

  test('offers cancelling only to people who may, and not in the app’s own booking', async () => {
    expect(await render()).toContain('Cancel appointment');
    expect(await render(bookedTime({ mayCancel: false }))).not.toContain('Cancel appointment');
    expect(await render(bookedTime(), { sessionScope: 'inAppBooking' })).not.toContain('Cancel appointment');
  });

  test('leads back to the app that it was opened in', async () => {
    expect(await render(bookedTime(), { sessionScope: 'inAppBooking' })).toContain('Back to the app');
    expect(await render()).not.toContain('Back to the app');
  });

  test('tells the rule of cancelling as it is for this time: free of charge before the notice only', async () => {
    const free = 'You can cancel free of charge up to 24 hours before the appointment.';
    expect(await render()).toContain(free);
    const soon = { startDate: '2026-11-21T10:00:00.000Z', endDate: '2026-11-21T10:20:00.000Z' };
    const html = await render(bookedTime(soon));
    expect(html).toContain('This appointment can no longer be cancelled free of charge.');
    expect(html).not.toContain(free);
  });

  test.each([
    [
      'videoAppointment',
      'Join the video appointment in the online service: log in and open the appointment.',
    ],
    ['remoteAppointment', 'You cannot join a chat appointment in the online service yet.'],
    ['phoneAppointment', 'The practitioner will call you at the agreed time.'],
  ] as const)('needs no directions for a %s', async (locationType, words) => {
    const clinic = { ...bookedTime().clinic, address: null };
    const html = await render(bookedTime({ isRemote: true, locationType, clinic }));
    expect(html).toContain(words);
    expect(html).not.toContain('Route on a map');
  });
});

describe('what is particular to a kind of appointment', () => {
  test('is told: a start between two times', async () => {
    const html = await render(bookedTime({ isSpecificTime: false }));
    expect(html).toContain('The appointment is on Monday 23 November between 8:00 and 8:20.');
    expect(html).toContain('Your appointment will start at some point during this time.');
    expect(await render()).not.toContain('some point');
  });

  test('is told: how to come to a coronavirus test', async () => {
    const html = await render(bookedTime({ isCovidTestAppointment: true }));
    expect(html).toContain('wear a mask in the waiting room');
    expect(html).not.toContain('Come about 10 minutes before');
    expect(await render()).not.toContain('mask');
  });
});

describe('the success page says nothing is booked', () => {
  const CLAIM = 'The appointment is booked';

  test.each([
    ['by the clinic', { hasAppointeeCanceled: true }],
    ['by the patient', { hasPatientCanceled: true }],
  ])('of a booking that was cancelled since: %s', async (_, change) => {
    const html = await render(bookedTime(change));
    expect(html).toContain('This appointment has been cancelled');
    expect(html).not.toContain(CLAIM);
  });

  test('of one that was cancelled, to the visitor who made it', async () => {
    const html = await renderVisitors({ type: 'appointment-already-cancelled' });
    expect(html).toContain('This appointment has been cancelled');
    expect(html).not.toContain(CLAIM);
  });

  test.each([
    ['an invented time', () => show({ problems: { [OWN]: 'notFound' } })],
    ['a time that the visitor has not booked', () => renderVisitors({ type: 'appointment-not-found' })],
  ])('of %s, which is not found', async (_, page) => {
    const html = await page();
    expect(html).toContain('The appointment could not be found');
    expect(html).not.toContain(CLAIM);
  });

  test('before the server has answered, and when it cannot', async () => {
    for (const options of [{}, { problems: { [OWN]: 'temporarilyUnavailable' as const } }]) {
      const { html, head } = await renderPage(url, options);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html + head.title).not.toContain(CLAIM);
    }
  });
});
