import { describe, test } from 'vitest';
import { expect, openPage, type Page } from '#shell/browser/testing/open-page.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import type { RenderPageOptions } from '#shell/browser/testing/render-page.ts';
import { freeTime } from '../reservation/fixtures.ts';

const render = (url: string, options?: RenderPageOptions) =>
  openPage(url, { session: visitorSession, ...options });
const SEARCH = 'GET /api/appointments';
const SPECIALTY = 'GET /api/appointments/specialty';
const found = (appointments: unknown[], otherDays: unknown[] = [], continuing: unknown[] = []) => ({
  [SEARCH]: { availableAppointments: { type: 'Success', appointments, continuing }, otherDays },
  [SPECIALTY]: {
    type: 'success',
    specialties: [{ code: 'PSY', name: 'Psykiatria', includesRemote: true }],
  },
  'GET /api/appointments/clinics': {
    municipalities: [{ id: 'espoo', name: 'Espoo' }],
    clinics: [{ id: 'ESP1', name: 'Tapiola', municipalityId: 'espoo', address: 'Mallitie 1, 02100 Espoo' }],
  },
});
const times = (page: Page) => page.getByRole('region', { name: 'Available times' });
const timesOf = (page: Page, name: string) =>
  times(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });
const url = '/en/booking/private-customer?startDate=2026-11-23';
const many = (count: number) => Array.from({ length: count }, (_, index) => freeTime({ id: 100 + index }));

describe('the list of available times', () => {
  test('is on the server’s page, each time a link to its reservation', async () => {
    const page = await render(url, {
      answers: found([freeTime({ id: 41 }), freeTime({ id: 42 })]),
    });
    const links = timesOf(page, 'Ilona Heikkinen').getByRole('link', { name: '8:00, Ilona Heikkinen' });
    await expect(links.first()).toHaveAttribute('href', '/en/anonymous-users/available-appointments/41');
    await expect(links.last()).toHaveAttribute('href', '/en/anonymous-users/available-appointments/42');
    await expect(times(page).getByRole('heading', { level: 3 })).toHaveText(['Ilona Heikkinen']);
    await expect(times(page).getByRole('status')).toHaveText('2 available times');
  });

  test('leads who is identified to the page for them', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    const page = await render(url, { answers: found([freeTime({ id: 41 })]), session });
    await expect(times(page).getByRole('link')).toHaveAttribute('href', '/en/available-appointments/41');
  });

  test('for an appointment that is to be moved, times lead to the move and the current one is kept', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    const page = await render(`${url}&reschedule=72`, { answers: found([freeTime({ id: 41 })]), session });
    await expect(page).toHaveTitle('Move the appointment – Pick a new time – Kaari');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pick a new time');
    await expect(times(page).getByRole('link')).toHaveAttribute('href', '/en/appointments/72/move/41');
    const keep = page.getByRole('link', { name: 'Keep the current time' }).first();
    await expect(keep).toHaveAttribute('href', '/en/appointments/72');
  });

  test('says which times need identification and which are remote', async () => {
    const remote = freeTime({
      requiresAuthToReserve: true,
      isRemote: true,
      locationType: 'videoAppointment',
    });
    const page = await render(url, { answers: found([remote]) });
    await expect(times(page).getByRole('link', { name: 'Identification required' })).toBeVisible();
    await expect(timesOf(page, 'Ilona Heikkinen')).toContainText('Video appointment');
  });

  test('shows no price that was not sent', async () => {
    const page = await render(url, { answers: found([freeTime({ practitionerRate: null })]) });
    await expect(timesOf(page, 'Ilona Heikkinen')).toBeVisible();
    await expect(page.getByText('€')).toHaveCount(0);
  });

  test.each([
    [20, true],
    [19, false],
  ])('after %i times offers more: %s', async (count, hasMore) => {
    const page = await render(url, { answers: found(many(count)) });
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(hasMore ? 1 : 0);
  });

  test('shows until when a time may begin that is not exact', async () => {
    const between = { name: '8:00–8:20' };
    const exact = await render(url, { answers: found([freeTime()]) });
    await expect(times(exact).getByRole('link', between)).toHaveCount(0);
    const inexact = await render(url, { answers: found([freeTime({ isSpecificTime: false })]) });
    await expect(times(inexact).getByRole('link', between)).toBeVisible();
  });

  test('counts who has more times on the day than it shows, and leads to them', async () => {
    const [ilona = freeTime(), ...rest] = many(20);
    const { practitioner, clinic } = ilona;
    const other = freeTime({ id: 77, practitioner: { ...practitioner, id: 6, name: 'Matti Virtanen' } });
    const continuing = [{ practitionerId: practitioner.id, clinicId: clinic.id, count: 3, next: [] }];
    const page = await render(url, { answers: found([ilona, ...rest.slice(1), other], [], continuing) });
    // Fourteen that are known, and three.
    await expect(page.getByRole('link', { name: '+17 more times, Ilona Heikkinen' })).toHaveAttribute(
      'href',
      '/en/booking/private-customer?practitionerIds=5&startDate=2026-11-23',
    );
    await expect(page.locator('[id^="time-"]')).toHaveCount(6);
    const all = await render(`${url}&practitionerIds=5`, { answers: found(many(20), [], continuing) });
    await expect(all.getByText('more times')).toHaveCount(0);
  });

  test('fills a card with the next times of its own, and counts those of the day', async () => {
    const [ilona = freeTime(), ...next] = many(5);
    const { practitioner, clinic } = ilona;
    const others = Array.from({ length: 19 }, (_, index) =>
      freeTime({ id: 200 + index, practitioner: { ...practitioner, id: 6, name: 'Matti Virtanen' } }),
    );
    const dearer = freeTime({ id: 300, kindId: 9 });
    const continuing = [
      { practitionerId: practitioner.id, clinicId: clinic.id, count: 9, next: [...next, dearer] },
    ];
    const page = await render(url, { answers: found([ilona, ...others], [], continuing) });
    for (const { id } of [ilona, ...next]) await expect(page.locator(`#time-${id}`)).toBeVisible();
    await expect(page.locator('#time-300')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '+5 more times, Ilona Heikkinen' })).toBeVisible();
    await expect(page.getByText('At least 29 available times').first()).toBeVisible();
  });

  test('shows five times of a card and counts the others, or all six', async () => {
    const six = await render(url, { answers: found(many(6)) });
    await expect(times(six).getByRole('link')).toHaveCount(6);
    await expect(six.getByText('more times')).toHaveCount(0);
    const twelve = await render(url, { answers: found(many(12)) });
    await expect(twelve.getByRole('button', { name: '+7 more times, Ilona Heikkinen' })).toBeVisible();
    // The others are there for people without scripts.
    await expect(times(twelve).getByRole('link')).toHaveCount(12);
  });

  test('shows all times of the one practitioner who is searched for', async () => {
    const page = await render(`${url}&practitionerIds=5`, { answers: found(many(12)) });
    await expect(timesOf(page, 'Ilona Heikkinen').getByRole('link')).toHaveCount(12);
    await expect(page.getByText('more times')).toHaveCount(0);
  });

  test('says once what a lock means, and beside each locked time to hear', async () => {
    const [first, second] = many(2).map((time) => ({ ...time, requiresAuthToReserve: true }));
    const other = { ...freeTime({ id: 77 }).practitioner, id: 6, name: 'Matti Virtanen' };
    const page = await render(url, { answers: found([first, { ...second, practitioner: other }]) });
    // Twice to hear, and once to see.
    await expect(times(page).getByRole('link', { name: 'Identification required' })).toHaveCount(2);
    const seen = page.getByRole('paragraph').filter({ hasText: 'Identification required' });
    await expect(seen).toHaveCount(1);
  });

  test('shows no lock to an identified patient', async () => {
    const answers = found([freeTime({ requiresAuthToReserve: true })]);
    const lock = async (session?: RenderPageOptions['session']) =>
      times(await render(url, { answers, ...(session && { session }) })).getByRole('link', {
        name: 'Identification required',
      });
    await expect(await lock()).toBeVisible();
    await expect(await lock(patientSession)).toHaveCount(0);
  });

  test('says in one line what for, where, how long and from how much', async () => {
    const page = await render(url, { answers: found([freeTime()]) });
    const card = timesOf(page, 'Ilona Heikkinen');
    await expect(card.getByText('from €111.80')).toBeVisible();
    await expect(card).toContainText('YleislääketiedeKamppi20 min');
  });

  test('names the kind of visit only where a practitioner has several at one place', async () => {
    const one = freeTime();
    const kind = { kindId: 2, kind: 'Rokotus' };
    const same = await render(url, { answers: found([one]) });
    await expect(same.getByText('Lääkärin vastaanotto')).toHaveCount(0);
    const page = await render(url, { answers: found([one, freeTime({ id: 42, ...kind })]) });
    await expect(timesOf(page, 'Ilona Heikkinen')).toContainText(['Lääkärin vastaanotto', 'Rokotus']);
  });

  test('shows other days only after the last time', async () => {
    const other = freeTime({ id: 77, startDate: '2026-11-24T06:00:00.000Z' });
    const days = (page: Page) => page.getByRole('region', { name: 'Times on other days' });
    const short = await render(url, { answers: found(many(3), [other]) });
    await expect(days(short).getByRole('link')).toHaveAttribute('href', /\/available-appointments\/77$/);
    const full = await render(url, { answers: found(many(20), [other]) });
    await expect(days(full)).toHaveCount(0);
  });

  test('has an outline while times are searched', async () => {
    const page = await render(url);
    await expect(times(page).getByRole('status').first()).toHaveText('Searching for times');
  });

  test.each([
    ['kaari', '/fi/ajanvaraus/yksityisasiakas', 'Rajausta ei löytynyt: Toimipiste. Näet ajat ilman sitä.'],
    [
      'pikkujatti',
      '/sv/tidsbokning/privat-kund',
      'Avgränsningen hittades inte: Mottagning. Du ser tiderna utan den.',
    ],
    [
      'pikkujatti',
      '/en/booking/private-customer',
      'This filter was not found: Clinic. The times are shown without it.',
    ],
  ] as const)(
    'of %s at %s says which filter of its address is not to be had here, and looks without it',
    async (brand, path, words) => {
      const page = await render(`${path}?clinicIds=KAM&clinicIds=ESP1&startDate=2026-11-23`, {
        brand,
        answers: found([freeTime({ id: 41 })]),
      });
      const main = page.getByRole('main');
      await expect(main.getByText(words)).toBeVisible();
      await expect(main).toContainText('Tapiola');
      await expect(main).not.toContainText('KAM');
      // The browser searches again: the answer on the page is for the whole address.
      await expect(page.locator('#time-41')).toHaveCount(0);
    },
  );

  test('names every filter that is not to be had here, and none by what stands in the address', async () => {
    const address = `${url}&specialtyIds=XYZ&practitionerIds=999999&municipalityIds=nowhere`;
    const answers = { ...found([freeTime()]), 'GET /api/appointments/practitioners': { practitioners: [] } };
    const main = (await render(address, { answers })).getByRole('main');
    const what = 'Service or specialty, Municipality, Practitioner';
    await expect(main).toContainText(
      `These filters were not found: ${what}. The times are shown without them.`,
    );
    for (const id of ['XYZ', '999999', 'nowhere']) await expect(main).not.toContainText(id);
    // What cannot be looked up may well be there.
    const unnamed = (
      await render(`${url}&practitionerIds=999999`, { answers: found([freeTime()]) })
    ).getByRole('main');
    await expect(unnamed).not.toContainText('not found');
    await expect(unnamed).not.toContainText('999999');
  });

  test('calls no day empty while Kela65 times are refused', async () => {
    const refused = { type: 'Kela65Refused', reason: 'notIdentified', appointments: [] };
    const page = await render('/en/booking/kela65', {
      answers: {
        [SEARCH]: { availableAppointments: refused, otherDays: [] },
        'GET /api/appointments/available-appointment-dates': { dates: null },
      },
    });
    await expect(page.getByRole('main')).toContainText('Identify yourself');
    await expect(page.getByRole('main')).not.toContainText('no available times');
  });

  test('says that a day is empty and goes on looking', async () => {
    const page = await render(url, { answers: found([]) });
    await expect(times(page).getByRole('heading', { level: 3 })).toHaveText('No times on 23 Nov');
    await expect(times(page).getByRole('status').last()).toContainText('Searching for times');
  });

  test.each<[string, RenderPageOptions]>([
    ['a failed call', { problems: { [SEARCH]: 'temporarilyUnavailable' } }],
    [
      'a search that failed',
      {
        answers: {
          [SEARCH]: { availableAppointments: { type: 'Failure', appointments: [] }, otherDays: [] },
        },
      },
    ],
  ])('apologises for %s and offers another try', async (_, options) => {
    const alert = (await render(url, options)).getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Sorry – Could not search for appointments');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the list of Kela65 times', () => {
  const list = '/en/booking/kela65?startDate=2026-11-23';
  const refused = (reason: string) => ({
    ...found([]),
    [SEARCH]: { availableAppointments: { type: 'Kela65Refused', reason, appointments: [] }, otherDays: [] },
  });
  // Its address does without the specialty that it always has.
  const nextDay = { name: 'Tuesday 24 November' };
  const nextDayAddress = '/en/booking/kela65?startDate=2026-11-24';

  test('has one specialty and one price, and asks for nothing else', async () => {
    const practitionerRate = {
      code: 'Y65V',
      name: 'Kela 65+',
      rateEuros: 28.2,
      totalEuros: 28.2,
      additionalFees: [],
    };
    const page = await render(list, { answers: found([freeTime({ practitionerRate })]) });
    await expect(timesOf(page, 'Ilona Heikkinen')).toContainText('Ilona Heikkinen€28.20');
    await expect(page.getByRole('combobox', { name: 'Service or specialty' })).toBeDisabled();
    await expect(page.getByText('All services')).toHaveCount(0);
    await expect(page.getByRole('link', nextDay)).toHaveAttribute('href', nextDayAddress);
    await expect(page.getByText('From 1 September 2025, Kela reimburses').first()).toBeVisible();
  });

  test('has that specialty whatever its address says', async () => {
    const page = await render(`${list}&specialtyIds=PSY`, { answers: found([]) });
    await expect(page.getByRole('link', nextDay)).toHaveAttribute('href', nextDayAddress);
    await expect(page.getByRole('link', { name: 'Remove filter Psykiatria' })).toHaveCount(0);
  });

  test.each([
    ['notIdentified', 'Identify yourself', '/en/login?nextPath=%2Fen%2Fbooking%2Fkela65'],
    ['tooYoung', 'See other available times', '/en/booking/private-customer'],
  ])('says whom it is for, and where to go: %s', async (reason, name, way) => {
    const page = await render(list, { answers: refused(reason) });
    const title = 'Kela 65+ times are for people who are 65 or older';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', way);
    await expect(page.getByText('There are no')).toHaveCount(0);
  });
});

describe('the list of insurance times', () => {
  const list = '/en/booking/insurance?startDate=2026-11-23';
  const time = freeTime({ id: 41, practitionerRate: null, requiresAuthToReserve: true });

  test('has its name, no prices, and links to reservations by insurance', async () => {
    const page = await render(list, { answers: found([time]) });
    await expect(page).toHaveTitle(/Insurance appointment Booking/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insurance appointment Booking');
    await expect(page.getByText('tell us your insurance company').first()).toBeVisible();
    await expect(times(page).getByRole('link')).toHaveAttribute(
      'href',
      '/en/anonymous-users/available-appointments/insurance/41',
    );
    await expect(page.getByText('€')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Tuesday 24 November' })).toHaveAttribute(
      'href',
      '/en/booking/insurance?startDate=2026-11-24',
    );
    const patients = await render(list, { answers: found([time]), session: patientSession });
    await expect(times(patients).getByRole('link')).toHaveAttribute(
      'href',
      '/en/available-appointments/insurance/41',
    );
  });

  test('is about the child’s insurance in a brand for children', async () => {
    const page = await render(list, { brand: 'pikkujatti', answers: found([time]) });
    await expect(page.getByText('tell us which company insures the child').first()).toBeVisible();
  });
});

describe('the list of occupational times', () => {
  const list = '/en/occupational-healthcare?startDate=2026-11-23&practitionerIds=7&includeRemote=true';
  const employed = {
    ...patientSession,
    healthCareType: 'occupational' as const,
    features: ['occupational-health', 'ohc-appointment-search'],
  };
  const time = freeTime({ id: 41, practitionerRate: null });

  test('is for employees whose employer lets them book online', async () => {
    const page = await render(list, { answers: found([time]), session: employed });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Book an occupational health appointment',
    );
    await expect(page.getByText('Your employer pays for them.').first()).toBeVisible();
    await expect(timesOf(page, 'Ilona Heikkinen').getByRole('link')).toHaveAttribute(
      'href',
      '/en/available-appointments/occupational-healthcare/41',
    );
    await expect(times(page).getByRole('status')).toHaveText('1 available time');
  });

  test.each([
    ['no-occupational-healthcare', patientSession, 'You do not have occupational health care with us'],
    [
      'no-web-reservation',
      { ...employed, features: [] },
      'You cannot book occupational health appointments online',
    ],
  ])('says why there is none, and how to book: %s', async (_, session, name) => {
    const main = (await render(list, { answers: found([time]), session })).getByRole('main');
    await expect(main.getByRole('heading', { name })).toBeVisible();
    await expect(main.getByRole('link', { name: '010 380 3838' })).toHaveAttribute('href', 'tel:0103803838');
    await expect(main.getByRole('link', { name: 'See times for private customers' })).toHaveAttribute(
      'href',
      '/en/booking/private-customer',
    );
    await expect(main.locator('[href*="available-appointments"]')).toHaveCount(0);
  });

  test.each<[string, string, RenderPageOptions]>([
    [
      'an agreement that has just changed',
      'You cannot book occupational health appointments online',
      { answers: { [SPECIALTY]: { type: 'webReservationNotAllowed' } } },
    ],
    [
      'what nobody foresaw',
      'Sorry – Could not search for appointments',
      { answers: { [SPECIALTY]: { type: 'unknownError' } } },
    ],
    [
      'a failed call',
      'Sorry – Could not search for appointments',
      { problems: { [SPECIALTY]: 'temporarilyUnavailable' } },
    ],
  ])('goes by the server’s word: %s', async (_, name, { answers, ...options }) => {
    const page = await render(list, {
      ...options,
      session: employed,
      answers: { [SEARCH]: found([time])[SEARCH], ...answers },
    });
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Ilona Heikkinen')).toHaveCount(0);
  });
});

describe('the search around the list', () => {
  test('has every day and time of day as a link that keeps the rest', async () => {
    const search = 'specialtyIds=PSY&startDate=2026-11-23';
    const page = await render(`/en/booking/private-customer?${search}`, { answers: found([]) });
    const leads = (name: string, query: string) =>
      expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/en/booking/private-customer?${query}`,
      );
    await leads('Tuesday 24 November', 'specialtyIds=PSY&startDate=2026-11-24');
    await leads('Evening', `${search}&timeOfDay=evening`);
  });

  test('names what narrows it, each with a link without it', async () => {
    const search = 'specialtyIds=PSY&municipalityIds=espoo&includeRemote=true';
    const page = await render(`/en/booking/private-customer?${search}`, { answers: found([]) });
    await expect(page.getByRole('link', { name: 'Remove filter Psykiatria' }).first()).toHaveAttribute(
      'href',
      '/en/booking/private-customer?municipalityIds=espoo&includeRemote=true',
    );
    await expect(page.getByRole('link', { name: 'Clear all filters' }).first()).toBeVisible();
    const always = 'Remote appointments are always shown for this specialty.';
    await expect(page.getByText(always).first()).toBeVisible();
  });

  test('goes on without filters that could not be loaded', async () => {
    const page = await render(url, {
      answers: { [SEARCH]: found([freeTime()])[SEARCH] },
      problems: { 'GET /api/appointments/clinics': 'temporarilyUnavailable' },
    });
    await expect(page.getByText('The filters could not be loaded.')).toBeVisible();
    await expect(timesOf(page, 'Ilona Heikkinen')).toBeVisible();
  });
});
