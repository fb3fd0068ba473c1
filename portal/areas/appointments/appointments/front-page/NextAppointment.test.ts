import { describe, test } from 'vitest';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { hiddenAppointment, ownAppointment, remoteAppointment } from '../appointment/fixtures.ts';

const KEY = 'GET /api/own-appointments';
const show = (...upcoming: Appointment[]) => openPage('/en', { answers: { [KEY]: { upcoming, past: [] } } });
const route = { name: 'Route on a map' };
const move = { name: 'Move the appointment' };
/** On the day that the page is shown, half an hour later. */
const soon = '2026-11-21T06:30:00.000Z';

describe('the next appointment on the front page', () => {
  test('says when, where and with whom, and what to do about it', async () => {
    const page = await show(ownAppointment({ id: 1 }));
    const next = page.getByRole('region', { name: 'Monday 23 November at 14:30' });
    await expect(next).toContainText('Kaari Kamppi');
    await expect(next).toContainText('Ilona Heikkinen');
    await expect(next.getByRole('link', { name: 'Show details' })).toHaveAttribute(
      'href',
      '/en/appointments/1',
    );
    await expect(next.getByRole('link', route)).toHaveAccessibleName('Route on a map (opens in a new tab)');
    await expect(next.getByRole('link', route)).toHaveAttribute('target', '_blank');
    await expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    await expect(next.getByRole('link', move)).toHaveAttribute('href', /reschedule=1/);
  });

  test('can be moved only while it may be given up', async () => {
    const page = await show(ownAppointment({ id: 1, mayCancel: false }));
    await expect(page.getByRole('link', move)).toHaveCount(0);
  });

  test('has no way there if it is held elsewhere, or its place is hidden', async () => {
    await expect((await show(remoteAppointment)).getByRole('link', route)).toHaveCount(0);
    const hidden = await show(hiddenAppointment);
    await expect(hidden.getByRole('link', route)).toHaveCount(0);
    await expect(hidden.getByRole('button', { name: 'Add to calendar' })).toHaveCount(0);
  });

  test.each<[string, Partial<Appointment>, boolean]>([
    ['today', { startDate: soon, selfCheckInStatus: 'allowed' }, true],
    ['today, too early', { startDate: soon, selfCheckInStatus: 'tooEarly' }, true],
    ['on another day', { selfCheckInStatus: 'tooEarly' }, false],
    ['where there is none', { startDate: soon, selfCheckInStatus: 'statusNotAvailable' }, false],
  ])('is checked in to %s', async (_, changes, may) => {
    const page = await show(ownAppointment(changes));
    await expect(page.getByText('Tell us that you have arrived')).toHaveCount(may ? 1 : 0);
  });

  test('passes over one that the clinic has cancelled, which stays in the list', async () => {
    const cancelled = ownAppointment({ id: 1, hasAppointeeCanceled: true });
    const page = await show(cancelled, ownAppointment({ id: 2, startDate: '2026-12-03T06:00:00.000Z' }));
    const next = page.getByRole('region', { name: 'Thursday 3 December at 8:00' });
    await expect(next.getByRole('link', { name: 'Show details' })).toHaveAttribute(
      'href',
      '/en/appointments/2',
    );
    const others = page.getByRole('region', { name: 'Appointments', exact: true });
    await expect(others.getByRole('listitem')).toContainText('Cancelled by the clinic');
    await expect(others.getByRole('listitem').getByRole('link')).toHaveAttribute(
      'href',
      '/en/appointments/1',
    );
  });

  test('gives way to booking where there is none', async () => {
    const page = await show();
    await expect(page.getByText('You have no upcoming appointments.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Show all appointments' })).toHaveCount(0);
  });

  test('offers a retry where it could not be loaded, once', async () => {
    const page = await openPage('/en', { problems: { [KEY]: 'unexpected' } });
    await expect(page.getByText('We could not show the appointments')).toHaveCount(1);
  });
});

describe('without an appointment the front page of the children’s brand', () => {
  const adultPortal = { name: 'Kaari', url: 'https://kaari.example/en/booking' };
  const open = (session: object, portals: object = { adultPortal }) =>
    openPage('/en', {
      brand: 'pikkujatti',
      session,
      portals,
      answers: { [KEY]: { upcoming: [], past: [] } },
    });
  const grownUp = { features: ['booksForChildrenOnly'] };

  test('leads a grown-up to the choice of a child, and to the brand for adults', async () => {
    const main = (await open(grownUp)).getByRole('main');
    await expect(main.getByRole('link', { name: 'Choose a child' })).toHaveAttribute(
      'href',
      '/en/choose-child?nextPath=%2Fen%2Fbooking',
    );
    await expect(main.getByRole('link', { name: 'Booking for adults: Kaari' })).toHaveAttribute(
      'href',
      adultPortal.url,
    );
    await expect(main.getByText('You have no upcoming appointments')).toHaveCount(0);
    const alone = (await open(grownUp, {})).getByRole('main');
    await expect(alone.getByRole('link', { name: 'Booking for adults' })).toHaveCount(0);
    await expect(alone).not.toContainText('booking for adults');
  });

  test('offers a time to a young person, and to the child who is acted for', async () => {
    for (const session of [{}, { actingFor: { id: 'elsa', firstNames: 'Elsa', lastName: 'Lindström' } }])
      await expect(
        (await open(session)).getByRole('heading', { name: 'Do you need an appointment?' }),
      ).toBeVisible();
  });
});

describe('the appointments after it', () => {
  test('are three, with the way to all', async () => {
    const page = await show(...[1, 2, 3, 4, 5].map((id) => ownAppointment({ id })));
    const others = page.getByRole('region', { name: 'Appointments', exact: true });
    const links = await others.getByRole('listitem').getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      '/en/appointments/2',
      '/en/appointments/3',
      '/en/appointments/4',
    ]);
    await expect(others.getByRole('link', { name: 'Show all appointments' })).toBeVisible();
  });

  test('may be none', async () => {
    const page = await show(ownAppointment());
    await expect(page.getByText('No other upcoming appointments.')).toBeVisible();
  });
});
