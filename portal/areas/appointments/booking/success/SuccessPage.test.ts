import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import type { RenderPageOptions } from '#shell/browser/testing/render-page.ts';
import { bookedTime } from './fixtures.ts';

const OWN = 'GET /api/own-appointments/by-time/{id}';
const IN_SESSION = 'GET /api/anon/appointment/by-time/{id}';
const url = '/en/available-appointments/7001/success';
const token = btoa('12_abcdefghijk').replaceAll('=', '');
const visitors = '/en/anonymous-users/available-appointments/7001/success';

const show = (options?: RenderPageOptions, address = url) => openPage(address, options);
const render = (appointment = bookedTime(), session = {}) =>
  show({ answers: { [OWN]: { appointment } }, session });
const renderVisitors = (answer: object) =>
  show({ answers: { [IN_SESSION]: answer }, session: visitorSession }, visitors);
/** What a visitor is told: less of the practitioner, and nothing of the specialty. */
const renderBooked = () => {
  const { practitioner, practitionerRate, specialtyData, ...rest } = bookedTime();
  const { name, title } = practitioner;
  return renderVisitors({ type: 'success', token, appointment: { ...rest, practitioner: { name, title } } });
};
const cancel = { name: 'Cancel appointment' };

describe('a booking that was made', () => {
  test('says when, with whom, where, and what happens next', async () => {
    const page = await render();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The appointment is booked');
    await expect(page.getByText('See you on Monday 23 November at 8:00.')).toBeVisible();
    const booked = page.getByRole('region', { name: 'Booked appointment' });
    await expect(booked).toContainText('Ilona Heikkinen');
    await expect(booked).toContainText('Esimerkkikatu 1, 00100 Helsinki');
    await expect(booked.getByRole('link', { name: 'Route on a map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/search\?query=Esimerkkikatu\+1/,
    );
    await expect(page.getByRole('region', { name: 'What happens next?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  });

  test('says on whose insurance it is to a patient who has logged in', async () => {
    const insurance = {
      insurer: 'IF',
      reimbursement: 'PAY_AND_REIMBURSE',
      directBilling: null,
    } as const;
    const page = await render(bookedTime({ insurance }));
    await expect(page.getByRole('definition')).toContainText(
      'You pay for the visit and claim reimbursement yourself.',
    );
    await expect((await render()).getByText('Insurance')).toHaveCount(0);
  });

  test.each([
    ['failed', 'The insurance details were not saved'],
    ['denied', 'Direct compensation cannot be used'],
  ])('says of an insurance visit whose code could not be left: %s', async (concept, words) => {
    const answers = { [OWN]: { appointment: bookedTime() } };
    const address = '/en/available-appointments/insurance/7001/success';
    const page = await show({ answers }, `${address}?concept=${concept}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect((await show({ answers }, address)).getByText(words)).toHaveCount(0);
  });

  test('says what was told of the price, and nothing where nothing was', async () => {
    await expect((await render()).getByText('from €111.80')).toBeVisible();
    await expect((await render(bookedTime({ toldPrice: null }))).getByText('€')).toHaveCount(0);
    const page = await renderBooked();
    await expect(page.getByText('Price given when booked')).toBeVisible();
    await expect(page.getByText('from €111.80')).toBeVisible();
  });

  test.each([
    ['occupational', 'we charge your employer the price of the visit. We charge you nothing.'],
    ['insurance', 'we charge you the price of the visit.'],
    ['kela65', 'we charge the price of the visit.'],
  ] as const)('says whom late cancelling costs something: %s', async (healthCareType, words) => {
    const page = await render(bookedTime({ healthCareType, toldPrice: null }));
    await expect(page.getByText(words)).toBeVisible();
  });

  test('leads a patient to the appointment, and others through its link', async () => {
    const view = { name: 'View the booking' };
    await expect((await render()).getByRole('link', view)).toHaveAttribute('href', '/en/appointments/12');
    const page = await renderBooked();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The appointment is booked');
    await expect(page.getByRole('link', view)).toHaveAttribute('href', `/en/appointment/${token}`);
  });

  test('says who gets a text message: who allows it, and who has typed a number', async () => {
    const allowed = 'as a text message if you have given permission.';
    await expect((await render()).getByText(allowed)).toBeVisible();
    const page = await renderBooked();
    await expect(page.getByText('and as a text message to your phone.')).toBeVisible();
    await expect(page.getByText('if you have given permission')).toHaveCount(0);
  });

  test('offers cancelling only to people who may, and not in the app’s own booking', async () => {
    await expect((await render()).getByRole('link', cancel)).toBeVisible();
    const late = await render(bookedTime({ mayCancel: false }));
    await expect(late.getByRole('link', cancel)).toHaveCount(0);
    const inApp = await render(bookedTime(), { sessionScope: 'inAppBooking' });
    await expect(inApp.getByRole('link', cancel)).toHaveCount(0);
  });

  test('leads back to the app that it was opened in', async () => {
    const inApp = await render(bookedTime(), { sessionScope: 'inAppBooking' });
    await expect(inApp.getByText('Back to the app')).toBeVisible();
    await expect((await render()).getByText('Back to the app')).toHaveCount(0);
  });

  test('tells the rule of cancelling as it is for this time: free of charge before the notice only', async () => {
    const free = 'You can cancel free of charge up to 24 hours before the appointment.';
    await expect((await render()).getByText(free)).toBeVisible();
    const soon = { startDate: '2026-11-21T10:00:00.000Z', endDate: '2026-11-21T10:20:00.000Z' };
    const page = await render(bookedTime(soon));
    const late = 'This appointment can no longer be cancelled free of charge.';
    await expect(page.getByText(late)).toBeVisible();
    await expect(page.getByText(free)).toHaveCount(0);
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
    const page = await render(bookedTime({ isRemote: true, locationType, clinic }));
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Route on a map')).toHaveCount(0);
  });
});

describe('what is particular to a kind of appointment', () => {
  test('is told: a start between two times', async () => {
    const page = await render(bookedTime({ isSpecificTime: false }));
    const between = 'The appointment is on Monday 23 November between 8:00 and 8:20.';
    await expect(page.getByText(between)).toBeVisible();
    const some = 'Your appointment will start at some point during this time.';
    await expect(page.getByText(some)).toBeVisible();
    await expect((await render()).getByText('some point')).toHaveCount(0);
  });

  test('is told: how to come to a coronavirus test', async () => {
    const page = await render(bookedTime({ isCovidTestAppointment: true }));
    await expect(page.getByText('wear a mask in the waiting room')).toBeVisible();
    await expect(page.getByText('Come about 10 minutes before')).toHaveCount(0);
    await expect((await render()).getByText('mask')).toHaveCount(0);
  });
});

describe('the success page says nothing is booked', () => {
  const claim = 'The appointment is booked';

  test.each([
    ['by the clinic', { hasAppointeeCanceled: true }],
    ['by the patient', { hasPatientCanceled: true }],
  ])('of a booking that was cancelled since: %s', async (_, change) => {
    const page = await render(bookedTime(change));
    await expect(page.getByText('This appointment has been cancelled')).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
  });

  test('of one that was cancelled, to the visitor who made it', async () => {
    const page = await renderVisitors({ type: 'appointment-already-cancelled' });
    await expect(page.getByText('This appointment has been cancelled')).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
  });

  test.each([
    ['an invented time', () => show({ problems: { [OWN]: 'notFound' } })],
    ['a time that the visitor has not booked', () => renderVisitors({ type: 'appointment-not-found' })],
  ])('of %s, which is not found', async (_, open) => {
    const page = await open();
    await expect(page.getByText('The appointment could not be found')).toBeVisible();
    await expect(page.getByText(claim)).toHaveCount(0);
  });

  test('before the server has answered, and when it cannot', async () => {
    for (const options of [{}, { problems: { [OWN]: 'temporarilyUnavailable' as const } }]) {
      const page = await show(options);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(claim)).toHaveCount(0);
      await expect(page).not.toHaveTitle(new RegExp(claim));
    }
  });
});
