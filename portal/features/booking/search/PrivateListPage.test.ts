import { describe, expect, test } from 'vitest';
import { visitorSession } from '#app/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#app/testing/render-page.ts';
import { freeTime } from '../reservation/fixtures.ts';

const render = async (url: string, options?: RenderPageOptions) =>
  (await renderPage(url, { session: visitorSession, ...options })).html;
const SEARCH = 'GET /api/appointments';
const found = (appointments: unknown[], otherDays: unknown[] = [], continuing: unknown[] = []) => ({
  [SEARCH]: { availableAppointments: { type: 'Success', appointments, continuing }, otherDays },
  'GET /api/appointments/specialty': {
    type: 'success',
    specialties: [{ code: 'PSY', name: 'Psykiatria', includesRemote: true }],
  },
  'GET /api/appointments/clinics': {
    municipalities: [{ id: 'espoo', name: 'Espoo' }],
    clinics: [{ id: 'ESP1', name: 'Tapiola', municipalityId: 'espoo', address: 'Mallitie 1, 02100 Espoo' }],
  },
});
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
    expect(html).toContain('from €89.00');
    expect(html).toContain('2 available times');
  });

  test('leads who is identified to the page for them', async () => {
    const session = { person: { firstNames: 'Aino', lastName: 'Virtanen' } };
    const html = await render(url, { answers: found([freeTime({ id: 41 })]), session });
    expect(html).toContain('href="/en/available-appointments/41"');
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
    const words = (html: string) => html.replaceAll(/<[^>]+>/g, '');
    const exact = await render(url, { answers: found([freeTime()]) });
    expect(words(exact)).not.toContain('8:00–8:20');
    const between = await render(url, { answers: found([freeTime({ isSpecificTime: false })]) });
    expect(words(between)).toContain('8:00–8:20');
  });

  test('says who has more times on the day than it shows, and leads to them', async () => {
    const [ilona = freeTime(), ...rest] = many(20);
    const { practitioner, clinic } = ilona;
    const other = freeTime({ id: 77, practitioner: { ...practitioner, id: 6, name: 'Matti Virtanen' } });
    const continuing = [{ practitionerId: practitioner.id, clinicId: clinic.id }];
    const html = await render(url, { answers: found([ilona, ...rest.slice(1), other], [], continuing) });
    expect(html.match(/More times on this day/g)).toHaveLength(1);
    expect(html).toContain('href="/en/booking/private-customer?practitionerIds=5&amp;startDate=2026-11-23"');
    const all = await render(`${url}&practitionerIds=5`, { answers: found(many(20), [], continuing) });
    expect(all).not.toContain('More times on this day');
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
    expect(html).toContain('There are no available times on this day');
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
    const practitionerRate = { code: 'Y65V', name: 'Kela 65+', rateEuros: 28.2, additionalFees: [] };
    const html = await render(list, { answers: found([freeTime({ practitionerRate })]) });
    expect(html).toContain('>€28.20');
    expect(html).not.toContain('from €28.20');
    expect(html).not.toContain('All services');
    // Its address does without the specialty that it always has.
    expect(html).toContain('href="/en/booking/kela65?startDate=2026-11-24"');
  });

  test.each([
    ['notIdentified', 'href="/en/login?nextPath=%2Fen%2Fbooking%2Fkela65"'],
    ['tooYoung', 'href="/en/booking/private-customer"'],
  ])('says whom it is for, and where to go: %s', async (reason, way) => {
    const html = await render(list, { answers: refused(reason) });
    expect(html).toContain('Kela 65+ times are for people aged 65 or over');
    expect(html).toContain(way);
    expect(html).not.toContain('There are no');
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
