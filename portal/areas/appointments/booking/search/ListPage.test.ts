import { describe, expect, test } from 'vitest';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { freeTime } from '../reservation/fixtures.ts';

const render = async (url: string, options?: RenderPageOptions) =>
  (await renderPage(url, { session: visitorSession, ...options })).html;
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
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
const url = '/en/booking/private-customer?startDate=2026-11-23';
const many = (count: number) => Array.from({ length: count }, (_, index) => freeTime({ id: 100 + index }));

describe('the list of available times', () => {
  test('is on the server’s page, each time a link to its reservation', async () => {
    const html = await render(url, {
      answers: found([freeTime({ id: 41 }), freeTime({ id: 42 })]),
    });
    expect(html).toContain('href="/en/anonymous-users/available-appointments/41"');
    expect(html).toContain('href="/en/anonymous-users/available-appointments/42"');
    expect(html.match(/Ilona Heikkinen<\/h3>/g)).toHaveLength(1);
    expect(html).toContain('from\u00a0€111.80');
    expect(html).toContain('2 available times');
  });

  test('leads who is identified to the page for them', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    const html = await render(url, { answers: found([freeTime({ id: 41 })]), session });
    expect(html).toContain('href="/en/available-appointments/41"');
  });

  test('for an appointment that is to be moved, times lead to the move and the current one is kept', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    const { head, html } = await renderPage(`${url}&reschedule=72`, {
      answers: found([freeTime({ id: 41 })]),
      session,
    });
    expect(head.title).toBe('Move the appointment – Choose a new time – Kaari');
    expect(html).toContain('href="/en/appointments/72/move/41"');
    expect(html).toContain('href="/en/appointments/72"');
    expect(html).toContain('Choose a new time');
    expect(html).not.toContain('/available-appointments/41');
  });

  test('says which times need identification and which are remote', async () => {
    const remote = freeTime({
      requiresAuthToReserve: true,
      isRemote: true,
      locationType: 'videoAppointment',
    });
    const html = await render(url, { answers: found([remote]) });
    expect(html).toContain('Identification required');
    expect(html).toContain('Video appointment');
  });

  test('shows no price that was not sent', async () => {
    const html = await render(url, { answers: found([freeTime({ practitionerRate: null })]) });
    expect(html).not.toContain('€');
  });

  test.each([
    [20, true],
    [19, false],
  ])('after %i times offers more: %s', async (count, hasMore) => {
    const html = await render(url, { answers: found(many(count)) });
    expect(html.includes('Show more')).toBe(hasMore);
  });

  test('shows until when a time may begin that is not exact', async () => {
    const exact = await render(url, { answers: found([freeTime()]) });
    expect(wordsOf(exact)).not.toContain('8:00–8:20');
    const between = await render(url, { answers: found([freeTime({ isSpecificTime: false })]) });
    expect(wordsOf(between)).toContain('8:00–8:20');
  });

  test('counts who has more times on the day than it shows, and leads to them', async () => {
    const [ilona = freeTime(), ...rest] = many(20);
    const { practitioner, clinic } = ilona;
    const other = freeTime({ id: 77, practitioner: { ...practitioner, id: 6, name: 'Matti Virtanen' } });
    const continuing = [{ practitionerId: practitioner.id, clinicId: clinic.id, count: 3, next: [] }];
    const html = await render(url, { answers: found([ilona, ...rest.slice(1), other], [], continuing) });
    // Fourteen that are known, and three.
    expect(wordsOf(html).match(/\+17 more times, Ilona Heikkinen/g)).toHaveLength(1);
    expect(html.match(/id="time-/g)).toHaveLength(6);
    expect(html).toContain('href="/en/booking/private-customer?practitionerIds=5&amp;startDate=2026-11-23"');
    const all = await render(`${url}&practitionerIds=5`, { answers: found(many(20), [], continuing) });
    expect(wordsOf(all)).not.toContain('more times');
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
    const html = await render(url, { answers: found([ilona, ...others], [], continuing) });
    for (const { id } of [ilona, ...next]) expect(html).toContain(`id="time-${id}"`);
    expect(html).not.toContain('id="time-300"');
    expect(wordsOf(html)).toContain('+5 more times, Ilona Heikkinen');
    expect(html).toContain('At least 29 available times');
  });

  test('shows five times of a card and counts the others, or all six', async () => {
    const six = wordsOf(await render(url, { answers: found(many(6)) }));
    expect(six).not.toContain('+1');
    const twelve = await render(url, { answers: found(many(12)) });
    expect(wordsOf(twelve)).toContain('+7 more times, Ilona Heikkinen');
    // The others are there for people without scripts.
    expect(twelve.match(/id="time-/g)).toHaveLength(12);
  });

  test('shows all times of the one practitioner who is searched for', async () => {
    const html = await render(`${url}&practitionerIds=5`, { answers: found(many(12)) });
    expect(wordsOf(html)).not.toContain('more times');
  });

  test('says once what a lock means, and beside each locked time to hear', async () => {
    const [first, second] = many(2).map((time) => ({ ...time, requiresAuthToReserve: true }));
    const other = { ...freeTime({ id: 77 }).practitioner, id: 6, name: 'Matti Virtanen' };
    const answers = found([first, { ...second, practitioner: other }]);
    const html = await render(url, { answers });
    // Twice to hear, and once to see.
    expect(html.match(/<span[^>]*>Identification required/g)).toHaveLength(2);
    expect(html.match(/Identification required<\/p>/g)).toHaveLength(1);
  });

  test('shows no lock to an identified patient', async () => {
    const answers = found([freeTime({ requiresAuthToReserve: true })]);
    expect(await render(url, { answers })).toContain('Identification required');
    expect(await render(url, { answers, session: patientSession })).not.toContain('Identification required');
  });

  test('says in one line what for, where, how long and from how much', async () => {
    const html = await render(url, { answers: found([freeTime()]) });
    const line = wordsOf(html).replaceAll('\u00a0', ' ');
    expect(line).toContain('Ilona Heikkinenfrom €111.80YleislääketiedeKamppi20 min');
  });

  test('names the kind of visit only where a practitioner has several at one place', async () => {
    const one = freeTime();
    const kind = { kindId: 2, kind: 'Rokotus' };
    expect(await render(url, { answers: found([one]) })).not.toContain('Lääkärin vastaanotto');
    const html = await render(url, { answers: found([one, freeTime({ id: 42, ...kind })]) });
    for (const name of ['Lääkärin vastaanotto', 'Rokotus']) expect(html).toContain(name);
  });

  test('shows other days only after the last time', async () => {
    const other = freeTime({ id: 77, startDate: '2026-11-24T06:00:00.000Z' });
    const short = await render(url, { answers: found(many(3), [other]) });
    expect(short).toContain('Times on other days');
    expect(short).toContain('/available-appointments/77"');
    const full = await render(url, { answers: found(many(20), [other]) });
    expect(full).not.toContain('Times on other days');
  });

  test('has an outline while times are searched', async () => {
    const html = await render(url);
    expect(html).toContain('Searching for times');
  });

  test('says that a day is empty and goes on looking', async () => {
    const html = await render(url, { answers: found([]) });
    expect(html).toContain('No times on 23 Nov');
    expect(html).toContain('Searching for times');
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
    const html = await render(url, options);
    expect(html).toContain('Sorry – Could not search for appointments');
    expect(html).toContain('role="alert"');
    expect(html).toContain('Try again');
  });
});

describe('the list of Kela65 times', () => {
  const list = '/en/booking/kela65?startDate=2026-11-23';
  const refused = (reason: string) => ({
    ...found([]),
    [SEARCH]: { availableAppointments: { type: 'Kela65Refused', reason, appointments: [] }, otherDays: [] },
  });

  test('has one specialty and one price, and asks for nothing else', async () => {
    const practitionerRate = {
      code: 'Y65V',
      name: 'Kela 65+',
      rateEuros: 28.2,
      totalEuros: 28.2,
      additionalFees: [],
    };
    const html = await render(list, { answers: found([freeTime({ practitionerRate })]) });
    expect(html).toContain('>€28.20');
    expect(html).not.toContain('from\u00a0€28.20');
    expect(html).not.toContain('All services');
    // Its address does without the specialty that it always has.
    expect(html).toContain('href="/en/booking/kela65?startDate=2026-11-24"');
    expect(html).toContain('From 1 September 2025, Kela reimburses');
  });

  test('has that specialty whatever its address says', async () => {
    const html = await render(`${list}&specialtyIds=PSY`, { answers: found([]) });
    expect(html).toContain('href="/en/booking/kela65?startDate=2026-11-24"');
    expect(html).not.toContain('Remove filter Psykiatria');
  });

  test.each([
    ['notIdentified', 'href="/en/login?nextPath=%2Fen%2Fbooking%2Fkela65"'],
    ['tooYoung', 'href="/en/booking/private-customer"'],
  ])('says whom it is for, and where to go: %s', async (reason, way) => {
    const html = await render(list, { answers: refused(reason) });
    expect(html).toContain('Kela 65+ times are for people who are 65 or older');
    expect(html).toContain(way);
    expect(html).not.toContain('There are no');
  });
});

describe('the list of insurance times', () => {
  const list = '/en/booking/insurance?startDate=2026-11-23';
  const time = freeTime({ id: 41, practitionerRate: null, requiresAuthToReserve: true });

  test('has its name, no prices, and links to reservations by insurance', async () => {
    const { head, html } = await renderPage(list, { session: visitorSession, answers: found([time]) });
    expect(head.title).toContain('Insurance appointment Booking');
    expect(html).toContain('>Insurance appointment Booking</h1>');
    expect(html).toContain('tell us your insurance company');
    expect(html).toContain('href="/en/anonymous-users/available-appointments/insurance/41"');
    expect(html).not.toContain('€');
    expect(html).toContain('href="/en/booking/insurance?startDate=2026-11-24"');
    const patients = await render(list, { answers: found([time]), session: patientSession });
    expect(patients).toContain('href="/en/available-appointments/insurance/41"');
  });

  test('is about the child’s insurance in a brand for children', async () => {
    const html = await render(list, { brand: 'pikkujatti', answers: found([time]) });
    expect(html).toContain('tell us which company insures the child');
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
    const html = await render(list, { answers: found([time]), session: employed });
    expect(html).toContain('>Book an occupational health appointment</h1>');
    expect(html).toContain('Your employer pays for them.');
    expect(html).toContain('href="/en/available-appointments/occupational-healthcare/41"');
    expect(html).toContain('1 available time');
  });

  test.each([
    ['no-occupational-healthcare', patientSession, 'You do not have occupational health care with us'],
    [
      'no-web-reservation',
      { ...employed, features: [] },
      'You cannot book occupational health appointments online',
    ],
  ])('says why there is none, and how to book: %s', async (_, session, title) => {
    const html = await render(list, { answers: found([time]), session });
    expect(html).toContain(title);
    expect(html).toContain('href="tel:0103803838"');
    expect(html).toContain('href="/en/booking/private-customer"');
    expect(html).not.toContain('available-appointments');
  });

  test.each<[string, string, RenderPageOptions]>([
    [
      'an agreement that has just changed',
      'online',
      { answers: { [SPECIALTY]: { type: 'webReservationNotAllowed' } } },
    ],
    ['what nobody foresaw', 'Try again', { answers: { [SPECIALTY]: { type: 'unknownError' } } }],
    ['a failed call', 'Try again', { problems: { [SPECIALTY]: 'temporarilyUnavailable' } }],
  ])('goes by the server’s word: %s', async (_, text, { answers, ...options }) => {
    const html = await render(list, {
      ...options,
      session: employed,
      answers: { [SEARCH]: found([time])[SEARCH], ...answers },
    });
    expect(html).toContain(text);
    expect(html).not.toContain('Ilona Heikkinen');
  });
});

describe('the search around the list', () => {
  test('has every day and time of day as a link that keeps the rest', async () => {
    const search = 'specialtyIds=PSY&startDate=2026-11-23';
    const html = await render(`/en/booking/private-customer?${search}`, { answers: found([]) });
    expect(html).toContain('?specialtyIds=PSY&amp;startDate=2026-11-24"');
    expect(html).toContain(`?${search.replaceAll('&', '&amp;')}&amp;timeOfDay=evening"`);
  });

  test('names what narrows it, each with a link without it', async () => {
    const search = 'specialtyIds=PSY&municipalityIds=espoo&includeRemote=true';
    const html = await render(`/en/booking/private-customer?${search}`, { answers: found([]) });
    expect(html).toContain('aria-label="Remove filter Psykiatria"');
    expect(html).toContain(
      'href="/en/booking/private-customer?municipalityIds=espoo&amp;includeRemote=true"',
    );
    expect(html).toContain('Clear all filters');
    expect(html).toContain('Remote appointments are always shown for this specialty.');
  });

  test('goes on without filters that could not be loaded', async () => {
    const html = await render(url, {
      answers: { [SEARCH]: found([freeTime()])[SEARCH] },
      problems: { 'GET /api/appointments/clinics': 'temporarilyUnavailable' },
    });
    expect(html).toContain('The filters could not be loaded.');
    expect(html).toContain('Ilona Heikkinen');
  });
});
