import { describe, test } from 'vitest';
import { insurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import { brandOf } from '#brands/registry.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import type { ReservationReader } from '../reservation-contract.ts';
import { freeTime, openTime, PRIVATE_TERMS } from './fixtures.ts';

const FREE = 'GET /api/appointments/free/{id}';
const reader: ReservationReader = {
  type: 'patient',
  firstNames: 'Onni Kalevi',
  lastName: 'Mäkelä',
  email: 'onni@example.com',
  phone: '+358401234504',
  isCreditworthy: true,
  isContactComplete: true,
  consentStatus: 'ok',
};
const insurers = insurerTerms(brandOf('kaari'), {
  isRemote: false,
  isUnderage: false,
  day: '2026-11-23',
  policies: null,
});
const termsOf = (healthCareType: HealthCareType, changes = {}) => ({
  ...PRIVATE_TERMS,
  ...BOOKING_KINDS[healthCareType],
  healthCareType,
  ...changes,
});

const show = (address: string, changes: Parameters<typeof openTime>[0], session = patientSession) =>
  openPage(address, { session, answers: { [FREE]: openTime(changes) } });

describe('the reservation of an insurance visit', () => {
  const address = '/en/available-appointments/insurance/7001';
  const terms = termsOf('insurance', { insurers });

  test('asks for the company, and shows no price', async () => {
    const appointment = freeTime({ practitionerRate: null });
    const page = await show(address, { reader, terms, appointment });
    for (const name of ['If', 'LähiTapiola', 'Pohjola Vakuutus (OP)', 'Other'])
      await expect(page.getByRole('radio', { name, exact: true })).toHaveAttribute('name', 'insurer');
    await expect(page.locator('[name="insurer"]')).toHaveCount(4);
    await expect(page.locator('[name="reimbursement"]')).toHaveCount(0);
    await expect(page.getByText('€')).toHaveCount(0);
  });

  test('leads visitors to the login and back to the same page', async () => {
    const page = await show(
      '/en/anonymous-users/available-appointments/insurance/7001',
      { terms },
      visitorSession,
    );
    await expect(page.getByRole('link', { name: 'Identify yourself and continue' })).toHaveAttribute(
      'href',
      /nextPath=%2Fen%2Favailable-appointments%2Finsurance%2F7001/,
    );
    await expect(page.locator('[name="insurer"]')).toHaveCount(0);
  });
});

test('leads in a brand for children to the choice between guardian and oneself', async () => {
  const page = await openPage('/en/anonymous-users/available-appointments/insurance/7001', {
    brand: 'pikkujatti',
    session: visitorSession,
    answers: { [FREE]: openTime({ terms: termsOf('insurance', { insurers }) }) },
  });
  const choice = '/en/transaction-path?nextPath=%2Fen%2Favailable-appointments%2Finsurance%2F7001';
  await expect(page.locator(`[href="${choice}"]`)).toBeVisible();
});

describe('the reservation of an occupational visit', () => {
  const address = '/en/available-appointments/occupational-healthcare/7001';

  test.each([
    ['contract', 'I have checked that the visit is part of my employer’s agreement'],
    ['referral', 'I have a referral from occupational health care'],
    ['both', 'agreement, and I have a referral from occupational health care'],
  ] as const)('asks to confirm: %s', async (confirmation, words) => {
    const page = await show(address, { reader, terms: termsOf('occupational', { confirmation }) });
    await expect(page.getByRole('checkbox', { name: words })).toHaveAttribute('name', 'confirmsOccupational');
  });

  test('asks for nothing more where its specialty does not', async () => {
    const page = await show(address, { reader, terms: termsOf('occupational') });
    await expect(page.getByText('The employer pays for the visits').first()).toBeVisible();
    await expect(page.locator('[name="confirmsOccupational"]')).toHaveCount(0);
  });

  test('is not hindered by bills', async () => {
    const owing = { ...reader, isCreditworthy: false };
    const page = await show(address, { reader: owing, terms: termsOf('occupational') });
    await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeVisible();
    const own = await show('/en/available-appointments/7001', { reader: owing, terms: termsOf('private') });
    await expect(own.getByText('Booking interrupted')).toBeVisible();
  });

  test.each([
    ['noAgreement', 'You do not have occupational health care with us'],
    ['noWebReservation', 'You cannot book occupational health appointments online'],
    ['notCovered', 'does not cover this visit'],
  ] as const)('says why the employer does not pay: %s', async (reason, words) => {
    const answers = { [FREE]: { type: 'occupational-refused', reason } };
    const main = (await openPage(address, { session: patientSession, answers })).getByRole('main');
    await expect(main).toContainText(words);
    await expect(main.locator('[href^="tel:"]')).toBeVisible();
    await expect(main.locator('[href="/en/booking/private-customer"]')).toBeVisible();
  });
});
