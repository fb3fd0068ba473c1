import { describe, expect, test } from 'vitest';
import { insurerTerms } from '#areas/appointments/shared/insurance/insurer-terms.ts';
import { BOOKING_KINDS } from '#areas/appointments/shared/visit-rules/booking-kinds.ts';
import { brandOf } from '#brands/registry.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { patientSession, visitorSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
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

async function show(address: string, changes: Parameters<typeof openTime>[0], session = patientSession) {
  const { html } = await renderPage(address, { session, answers: { [FREE]: openTime(changes) } });
  return html;
}

describe('the reservation of an insurance visit', () => {
  const address = '/en/available-appointments/insurance/7001';
  const terms = termsOf('insurance', { insurers });

  test('asks for the company, and shows no price', async () => {
    const appointment = freeTime({ practitionerRate: null });
    const html = await show(address, { reader, terms, appointment });
    for (const company of ['If', 'LähiTapiola', 'Pohjola Vakuutus (OP)', 'Other'])
      expect(html).toContain(company);
    expect(html.match(/name="insurer"/g)).toHaveLength(4);
    expect(html).not.toContain('name="reimbursement"');
    expect(html).not.toContain('€');
  });

  test('leads visitors to the login and back to the same page', async () => {
    const html = await show(
      '/en/anonymous-users/available-appointments/insurance/7001',
      { terms },
      visitorSession,
    );
    expect(html).toContain('nextPath=%2Fen%2Favailable-appointments%2Finsurance%2F7001');
    expect(html).not.toContain('name="insurer"');
  });
});

test('leads in a brand for children to the choice between guardian and oneself', async () => {
  const { html } = await renderPage('/en/anonymous-users/available-appointments/insurance/7001', {
    brand: 'pikkujatti',
    session: visitorSession,
    answers: { [FREE]: openTime({ terms: termsOf('insurance', { insurers }) }) },
  });
  expect(html).toContain('/en/transaction-path?nextPath=%2Fen%2Favailable-appointments%2Finsurance%2F7001');
});

describe('the reservation of an occupational visit', () => {
  const address = '/en/available-appointments/occupational-healthcare/7001';

  test.each([
    ['contract', 'I have checked that the visit is part of my employer’s agreement'],
    ['referral', 'I have a referral from occupational health care'],
    ['both', 'agreement, and I have a referral from occupational health care'],
  ] as const)('asks to confirm: %s', async (confirmation, words) => {
    const html = await show(address, { reader, terms: termsOf('occupational', { confirmation }) });
    expect(html).toContain('name="confirmsOccupational"');
    expect(html).toContain(words);
  });

  test('asks for nothing more where its specialty does not', async () => {
    const html = await show(address, { reader, terms: termsOf('occupational') });
    expect(html).toContain('The employer pays for the visits');
    expect(html).not.toContain('name="confirmsOccupational"');
  });

  test('is not hindered by bills', async () => {
    const owing = { ...reader, isCreditworthy: false };
    expect(await show(address, { reader: owing, terms: termsOf('occupational') })).toContain(
      'Confirm booking',
    );
    const own = '/en/available-appointments/7001';
    expect(await show(own, { reader: owing, terms: termsOf('private') })).toContain('Booking interrupted');
  });

  test.each([
    ['noAgreement', 'You do not have occupational health care with us'],
    ['noWebReservation', 'You cannot book occupational health appointments online'],
    ['notCovered', 'does not cover this visit'],
  ] as const)('says why the employer does not pay: %s', async (reason, words) => {
    const answers = { [FREE]: { type: 'occupational-refused', reason } };
    const { html } = await renderPage(address, { session: patientSession, answers });
    expect(html).toContain(words);
    expect(html).toContain('href="tel:');
    expect(html).toContain('href="/en/booking/private-customer"');
  });
});
