import { describe, expect, test } from 'vitest';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import type { FreeTime, ReservationReader } from '../reservation-contract.ts';
import { freeTime, openTime, PRIVATE_TERMS } from './fixtures.ts';

const FREE = 'GET /api/appointments/free/{id}';
const url = '/en/anonymous-users/available-appointments/7001';
const patient: ReservationReader = {
  type: 'patient',
  firstNames: 'Aino Maria',
  lastName: 'Virtanen',
  email: 'aino@example.com',
  phone: '+358401234567',
  isCreditworthy: true,
  isContactComplete: true,
  consentStatus: 'ok',
};
const available: (changes?: Parameters<typeof openTime>[0]) => FreeTime = openTime;
const show = async (options?: RenderPageOptions, address = url) =>
  (await renderPage(address, { session: visitorSession, ...options })).html;
const render = (answer: FreeTime, address?: string) => show({ answers: { [FREE]: answer } }, address);

describe('a time that can be booked', () => {
  test.each([
    ['kaari', '/en/eula'],
    // Its terms are in Finnish only.
    ['pikkujatti', '/fi/eula'],
  ] as const)('leads to the terms that %s has', async (brand, terms) => {
    const html = await show({ brand, answers: { [FREE]: available() } });
    expect(html).toMatch(
      new RegExp(`<label[^>]*>(?:(?!</label>).)*name="acceptsTerms"(?:(?!</label>).)*href="${terms}"`),
    );
  });

  test('asks a visitor for everything', async () => {
    const html = await render(available());
    for (const name of ['identityCode', 'firstName', 'lastName', 'email', 'phone', 'acceptsTerms'])
      expect(html).toContain(`name="${name}"`);
    expect(html).not.toContain('name="acceptsBinding"');
    expect(html).toContain('Your phone number and email are needed for confirmation messages.');
  });

  test.each([
    ['kaari', '131085-952'],
    // A child's.
    ['pikkujatti', '131012A952'],
  ] as const)('shows in %s an example of an identity code that nobody has', async (brand, example) => {
    const html = await show({ brand, answers: { [FREE]: available() } });
    expect(html).toContain(`For example ${example}`);
  });

  test('offers first to sign in and come back, then the form', async () => {
    const html = await render(available());
    const places = [
      'href="/en/login?nextPath=%2Fen%2Favailable-appointments%2F7001"',
      'or fill in the details',
      'name="identityCode"',
    ].map((words) => html.indexOf(words, html.indexOf('<h1')));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('asks a patient for contact details only, with those that are known', async () => {
    const html = await render(available({ reader: patient }), '/en/available-appointments/7001');
    expect(html).toContain('Aino Maria Virtanen');
    expect(html).toContain('value="aino@example.com"');
    expect(html).not.toContain('name="identityCode"');
    expect(html).not.toContain('name="acceptsTerms"');
  });

  test('tells what late cancelling and not showing up mean before it is confirmed', async () => {
    const html = await render(available());
    expect(html.indexOf('If you cancel later or do not come')).toBeGreaterThan(0);
    expect(html.indexOf('If you cancel later or do not come')).toBeLessThan(html.indexOf('Confirm booking'));
  });

  test('asks for one more confirmation within the notice hours', async () => {
    const html = await render(available({ isBinding: true }));
    expect(html).toContain('name="acceptsBinding"');
    expect(html).toContain('less than 24 hours');
  });
});

describe('a time in a brand for children', () => {
  const showFree = (session: RenderPageOptions['session'], reader: ReservationReader, address?: string) =>
    show({ brand: 'pikkujatti', session, answers: { [FREE]: available({ reader }) } }, address);
  const input = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0];

  test('asks a visitor for the child, and says whose contact details it wants', async () => {
    const html = await showFree(visitorSession, { type: 'anonymous' });
    for (const words of ['Child’s details', 'Child’s personal identity code', 'Child’s first name'])
      expect(html).toContain(words);
    expect(html).toContain('Guardian’s contact details');
    expect(html).toContain('If you are booking for yourself, enter your own contact details.');
    expect(html).not.toContain('Your details');
    // The browser knows the reader's name and e-mail; the child's name it must not fill in.
    expect(input(html, 'firstName')).toContain('autoComplete="off"');
    expect(input(html, 'email')).toContain('autoComplete="email"');
  });

  test('tells at once that a guardian identifies for a child of eleven or younger', async () => {
    const html = await showFree(visitorSession, { type: 'anonymous' });
    expect(html).toContain('Is the child 11 or younger?');
    expect(html).toContain('href="/en/transaction-path?nextPath=%2Fen%2Favailable-appointments%2F7001"');
    expect(await render(available())).not.toContain('Is the child');
  });

  test('says to a guardian who acts that the contact details are theirs', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const html = await showFree({ ...patientSession, actingFor }, patient, '/en/available-appointments/7001');
    expect(html).toContain('Your contact details');
    expect(html).toContain('We will send the confirmation to you as the guardian.');
  });
});

describe('what stands in the way', () => {
  test.each<[string, FreeTime, string]>([
    [
      'a time for the strongly identified',
      available({ terms: { ...PRIVATE_TERMS, needsLogin: true } }),
      'You need to identify yourself to book this time',
    ],
    [
      'somebody who is no patient yet',
      available({ reader: { type: 'unregistered', firstNames: 'Matti', lastName: 'Nieminen' } }),
      'Register as a customer first',
    ],
    [
      'a missing consent',
      available({ reader: { ...patient, consentStatus: 'missing' } }),
      'Processing of patient data',
    ],
    ['unpaid invoices', available({ reader: { ...patient, isCreditworthy: false } }), 'Booking interrupted'],
    [
      'another booking',
      { type: 'already-reserved', ownAppointmentId: null },
      'Unfortunately the appointment is no longer available',
    ],
    ['no such time', { type: 'no-appointment-found' }, 'The appointment could not be found'],
    [
      'an age below 65 at a Kela65 visit',
      { type: 'kela65-refused', reason: 'tooYoung' },
      'Kela 65+ times are for people who are 65 or older',
    ],
  ])('is %s, and there is no form', async (_, answer, words) => {
    const html = await render(answer);
    expect(html).toContain(words);
    expect(html).not.toContain('Confirm booking');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('does not stop a patient at a time that needs identification', async () => {
    const terms = { ...PRIVATE_TERMS, needsLogin: true };
    expect(await render(available({ terms, reader: patient }))).toContain('Confirm booking');
  });

  test('of a Kela65 visit says where to go', async () => {
    const refused = (reason: 'notIdentified' | 'tooYoung') => render({ type: 'kela65-refused', reason });
    const login = 'href="/en/login?nextPath=%2Fen%2Favailable-appointments%2F7001"';
    const others = 'href="/en/booking/private-customer"';
    const unknown = await refused('notIdentified');
    for (const words of ['Identify yourself, and we will check your age.', login, others])
      expect(unknown).toContain(words);
    const young = await refused('tooYoung');
    expect(young).toContain(others);
    expect(young).not.toContain('Identify yourself');
  });

  test('is nothing at 65: a Kela65 visit has one price', async () => {
    const practitionerRate = {
      code: 'Y65V',
      name: 'Kela 65+',
      rateEuros: 28.2,
      totalEuros: 28.2,
      additionalFees: [],
    };
    const appointment = freeTime({ practitionerRate, requiresAuthToReserve: true });
    const html = await render(available({ appointment, reader: patient }));
    expect(html).toContain('>€28.20');
    expect(html).not.toContain('from\u00a0€28.20');
    expect(html).not.toContain('The final price depends on');
    expect(html).toContain('Confirm booking');
  });

  test('shows the least sum before it is confirmed', async () => {
    const html = await render(available({ reader: patient }));
    const sum = html.lastIndexOf('from\u00a0€111.80');
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(html.indexOf('Confirm booking'));
    expect(html).not.toContain('€89.00');
  });

  test('itemises its price where it is told what that consists of', async () => {
    const rate = { code: 'LVO20', name: 'Doctor’s appointment', rateEuros: 89, totalEuros: 107.9 };
    const itemised = {
      ...rate,
      additionalFees: [{ name: 'Office fee', rateEuros: 26.9 }],
      compensationEuros: 8,
    };
    const shown = (practitionerRate: typeof itemised | (typeof rate & { additionalFees: [] })) =>
      render(available({ appointment: freeTime({ practitionerRate }), reader: patient }));
    const html = await shown(itemised);
    for (const words of ['Show price details', 'Office fee', '€26.90', '-€8.00', 'from\u00a0€107.90'])
      expect(html).toContain(words);
    const plain = await shown({ ...rate, additionalFees: [] });
    expect(plain).toContain('from\u00a0€107.90');
    for (const words of ['Show price details', '€89.00']) expect(plain).not.toContain(words);
  });

  test('the customer’s own booking leads to it', async () => {
    const html = await render({ type: 'already-reserved', ownAppointmentId: 12 });
    expect(html).toContain('You have already booked this time');
    expect(html).not.toContain('no longer available');
    expect(html).toContain('href="/en/appointments/12"');
  });
});

describe('a page that could not be loaded', () => {
  test('has an outline while it is on its way', async () => {
    const html = await show();
    expect(html).toContain('role="status"');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('offers another try', async () => {
    const html = await show({ problems: { [FREE]: 'temporarilyUnavailable' } });
    expect(html).toContain('We could not show the details of the appointment');
    expect(html).toContain('Try again');
  });

  test('that is not found leads to the search', async () => {
    const html = await show({ problems: { [FREE]: 'notFound' } });
    expect(html).toContain('The appointment could not be found');
    expect(html).toContain('href="/en/booking/private-customer"');
  });
});
