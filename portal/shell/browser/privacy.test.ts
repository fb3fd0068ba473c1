import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { openTime } from '#areas/appointments/booking/reservation/fixtures.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { SessionState } from '#contract/session/session.ts';
import { expect, openPage } from './testing/open-page.ts';
import { visitorSession } from './testing/page-state.ts';

/** Somebody who has identified and is not a patient yet. */
const person = { firstNames: 'Matti', lastName: 'Nieminen' };
const identified: Partial<SessionState> = { ...visitorSession, person };
const registration = {
  'GET /api/user/register': {
    person: { ...person, identityCode: '211298-9217' },
    patient: null,
    mayRegisterChild: false,
  },
};
const booking = {
  'GET /api/appointments/free/{id}': openTime(),
};
const consents = {
  'GET /api/user/consent': {
    consents: {},
    consentStatus: 'missing',
    patientDataConsentFormUpdated: null,
    history: [],
  },
};
const notice = { name: 'privacy notice' };
const NOTICE = '/en/privacy-notice';

describe('where somebody is about to give data of theirs, the privacy notice is linked', () => {
  test.each<[BrandId, string, Partial<SessionState>, object]>([
    ['kaari', '/en/login', visitorSession, {}],
    ['pikkujatti', '/en/login', visitorSession, {}],
    ['pikkujatti', '/en/transaction-path', visitorSession, {}],
    ['kaari', '/en/registration', identified, registration],
    ['pikkujatti', '/en/hpa/register', identified, registration],
    ['kaari', '/en/anonymous-users/available-appointments/7001', visitorSession, booking],
    ['pikkujatti', '/en/anonymous-users/available-appointments/7001', visitorSession, booking],
    ['kaari', '/en/data-processing', {}, consents],
  ])('%s: %s', async (brand, url, session, answers) => {
    const page = await openPage(url, {
      brand,
      session,
      answers: answers as Record<string, unknown>,
    });
    await expect(page.getByRole('main').getByRole('link', notice)).toHaveAttribute('href', NOTICE);
  });

  test('and in the footer of every page that has one', async () => {
    const page = await openPage('/en/booking', { session: visitorSession });
    const link = page.getByRole('contentinfo').getByRole('link', notice);
    await expect(link).toHaveAttribute('href', NOTICE);
  });
});

test('a registration accepts the terms, and nothing else, by its tick', async () => {
  const page = await openPage('/en/registration', { session: identified, answers: registration });
  const ticks = page.locator('label').filter({ hasText: /terms|accept|data/ });
  await expect(ticks).toHaveText(['I accept the terms of use']);
  await expect(ticks.getByRole('link')).toHaveAttribute('href', '/en/eula');
});

/**
 * Health data is processed by law, so nobody can refuse it; a text that asks for it promises otherwise. What may be
 * refused says `lupa` and its translations.
 */
test('no text asks anybody to consent to the processing of patient data', () => {
  const asks =
    /suostu\w*[^.]*käsittely|hyväksy\w*[^.]*tietojeni käsittely|samtyck\w*[^.]*behandl|godkänner[^.]*uppgifter behandlas|(consent|accept|agree)\w*[^.]* processing/i;
  const files = globSync('portal/{shell/browser,components/*,areas/**}/messages{,-outbound}/*.json');
  expect(files.length).toBeGreaterThan(40);
  const asking = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => asks.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(asking).toEqual([]);
  expect('I accept the terms of use and the processing of my data').toMatch(asks);
});
