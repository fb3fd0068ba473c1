import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import type { RenderPageOptions } from '#shell/browser/testing/render-page.ts';
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
const show = (options?: RenderPageOptions, address = url) =>
  openPage(address, { session: visitorSession, ...options });
const render = (answer: FreeTime, address?: string) => show({ answers: { [FREE]: answer } }, address);
const confirm = { name: 'Confirm booking' };

describe('a time that can be booked', () => {
  test.each([
    ['kaari', '/en/eula'],
    // Its terms are in Finnish only.
    ['pikkujatti', '/fi/eula'],
  ] as const)('leads to the terms that %s has', async (brand, terms) => {
    const page = await show({ brand, answers: { [FREE]: available() } });
    await expect(page.getByRole('checkbox', { name: 'I accept the terms of use' })).not.toBeChecked();
    const label = page.locator('label').filter({ hasText: 'I accept the' });
    await expect(label.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', terms);
  });

  test('asks a visitor for everything', async () => {
    const form = (await render(available())).getByRole('form');
    for (const [name, field] of [
      ['Personal identity code', 'identityCode'],
      ['First name', 'firstName'],
      ['Last name', 'lastName'],
      ['Email', 'email'],
      ['Phone number', 'phone'],
    ] as const)
      await expect(form.getByRole('textbox', { name })).toHaveAttribute('name', field);
    // The terms alone: nothing is binding yet.
    await expect(form.getByRole('checkbox')).toHaveAttribute('name', 'acceptsTerms');
    await expect(
      form.getByText('Your phone number and email are needed for confirmation messages.'),
    ).toBeVisible();
  });

  test.each([
    ['kaari', '131085-952'],
    // A child's.
    ['pikkujatti', '131012A952'],
  ] as const)('shows in %s an example of an identity code that nobody has', async (brand, example) => {
    const page = await show({ brand, answers: { [FREE]: available() } });
    await expect(page.getByText(`For example ${example}`)).toBeVisible();
  });

  test('offers first to sign in and come back, then the form', async () => {
    const page = await render(available());
    const login = page.getByRole('main').getByRole('link', { name: 'Identify yourself' });
    await expect(login).toHaveAttribute('href', '/en/login?nextPath=%2Fen%2Favailable-appointments%2F7001');
    await expect(page.getByRole('main')).toContainText(
      /Identify yourself and book.*or fill in the details.*Personal identity code/,
    );
  });

  test('asks a patient for contact details only, with those that are known', async () => {
    const page = await render(available({ reader: patient }), '/en/available-appointments/7001');
    await expect(page.getByText('Aino Maria Virtanen')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('aino@example.com');
    await expect(page.getByRole('textbox', { name: 'Personal identity code' })).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('tells what late cancelling and not showing up mean before it is confirmed', async () => {
    const page = await render(available());
    await expect(page.getByRole('form')).toContainText(/If you cancel later or do not come.*Confirm booking/);
  });

  test('asks for one more confirmation within the notice hours', async () => {
    const page = await render(available({ isBinding: true }));
    await expect(page.locator('[name="acceptsBinding"]')).not.toBeChecked();
    await expect(page.getByText('less than 24 hours')).toBeVisible();
  });
});

describe('a time in a brand for children', () => {
  const showFree = (session: RenderPageOptions['session'], reader: ReservationReader, address?: string) =>
    show({ brand: 'pikkujatti', session, answers: { [FREE]: available({ reader }) } }, address);

  test('asks a visitor for the child, and says whose contact details it wants', async () => {
    const page = await showFree(visitorSession, { type: 'anonymous' });
    const child = page.getByRole('region', { name: 'Child’s details' });
    await expect(child.getByRole('textbox', { name: 'Child’s personal identity code' })).toBeVisible();
    const guardian = page.getByRole('region', { name: 'Guardian’s contact details' });
    const own = 'If you are booking for yourself, enter your own contact details.';
    await expect(guardian.getByText(own)).toBeVisible();
    await expect(page.getByText('Your details')).toHaveCount(0);
    // The browser knows the reader's name and e-mail; the child's name it must not fill in.
    const firstName = child.getByRole('textbox', { name: 'Child’s first name' });
    await expect(firstName).toHaveAttribute('autocomplete', 'off');
    await expect(guardian.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  });

  test('tells at once that a guardian identifies for a child of eleven or younger', async () => {
    const page = await showFree(visitorSession, { type: 'anonymous' });
    const young = page.getByRole('region', { name: 'Is the child 11 or younger?' });
    await expect(young.getByRole('link')).toHaveAttribute(
      'href',
      '/en/transaction-path?nextPath=%2Fen%2Favailable-appointments%2F7001',
    );
    await expect((await render(available())).getByText('Is the child')).toHaveCount(0);
  });

  test('says to a guardian who acts that the contact details are theirs', async () => {
    const actingFor = { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' };
    const page = await showFree({ ...patientSession, actingFor }, patient, '/en/available-appointments/7001');
    const contact = page.getByRole('region', { name: 'Your contact details' });
    await expect(contact).toContainText('We will send the confirmation to you as the guardian.');
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
    const page = await render(answer);
    await expect(page.getByRole('main')).toContainText(words);
    await expect(page.getByRole('button', confirm)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('does not stop a patient at a time that needs identification', async () => {
    const terms = { ...PRIVATE_TERMS, needsLogin: true };
    const page = await render(available({ terms, reader: patient }));
    await expect(page.getByRole('button', confirm)).toBeVisible();
  });

  test('of a Kela65 visit says where to go', async () => {
    const refused = async (reason: 'notIdentified' | 'tooYoung') =>
      (await render({ type: 'kela65-refused', reason })).getByRole('main');
    const others = '[href="/en/booking/private-customer"]';
    const unknown = await refused('notIdentified');
    await expect(unknown.getByText('Identify yourself, and we will check your age.')).toBeVisible();
    await expect(unknown.getByRole('link', { name: 'Identify yourself' })).toHaveAttribute(
      'href',
      '/en/login?nextPath=%2Fen%2Favailable-appointments%2F7001',
    );
    await expect(unknown.locator(others)).toBeVisible();
    const young = await refused('tooYoung');
    await expect(young.locator(others)).toBeVisible();
    await expect(young.getByText('Identify yourself')).toHaveCount(0);
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
    const page = await render(available({ appointment, reader: patient }));
    await expect(page.getByText('€28.20', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('from €28.20')).toHaveCount(0);
    await expect(page.getByText('The final price depends on')).toHaveCount(0);
    await expect(page.getByRole('button', confirm)).toBeVisible();
  });

  test('shows the least sum before it is confirmed', async () => {
    const page = await render(available({ reader: patient }));
    await expect(page.getByRole('form')).toContainText(/from.€111\.80.*Confirm booking/);
    await expect(page.getByText('€89.00')).toHaveCount(0);
  });

  test('itemises its price where it is told what that consists of', async () => {
    const rate = { code: 'LVO20', name: 'Doctor’s appointment', rateEuros: 89, totalEuros: 107.9 };
    const itemised = {
      ...rate,
      additionalFees: [{ name: 'Office fee', rateEuros: 26.9 }],
      compensationEuros: 8,
    };
    const shown = async (practitionerRate: typeof itemised | (typeof rate & { additionalFees: [] })) =>
      (await render(available({ appointment: freeTime({ practitionerRate }), reader: patient }))).getByRole(
        'form',
      );
    const form = await shown(itemised);
    for (const words of ['Show price details', 'Office fee', '€26.90', '−€8.00', 'from €107.90'])
      await expect(form).toContainText(words);
    const plain = await shown({ ...rate, additionalFees: [] });
    await expect(plain).toContainText('from €107.90');
    for (const words of ['Show price details', '€89.00']) await expect(plain).not.toContainText(words);
  });

  test('the customer’s own booking leads to it', async () => {
    const main = (await render({ type: 'already-reserved', ownAppointmentId: 12 })).getByRole('main');
    await expect(main.getByText('You have already booked this time')).toBeVisible();
    await expect(main.getByText('no longer available')).toHaveCount(0);
    await expect(main.locator('[href="/en/appointments/12"]')).toBeVisible();
  });
});

describe('a page that could not be loaded', () => {
  test('has an outline while it is on its way', async () => {
    const page = await show();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

  test('offers another try', async () => {
    const alert = (await show({ problems: { [FREE]: 'temporarilyUnavailable' } })).getByRole('alert');
    await expect(alert).toContainText('We could not show the details of the appointment');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('that is not found leads to the search', async () => {
    const main = (await show({ problems: { [FREE]: 'notFound' } })).getByRole('main');
    await expect(main.getByText('The appointment could not be found')).toBeVisible();
    await expect(main.locator('[href="/en/booking/private-customer"]')).toBeVisible();
  });
});
