import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';

const key = 'GET /api/anon/contact-change/{change}';
const change = 'a'.repeat(43);
const ready = { [key]: { type: 'ready', changedAt: '2026-03-23T08:05:00.000Z' } };

describe('the page that puts former contact details back', () => {
  test.each([
    ['fi', `/fi/yhteystietojen-muutos/${change}`, '23.3.2026 klo 10.05', 'Palauta entiset yhteystiedot'],
    [
      'sv',
      `/sv/andring-av-kontaktuppgifter/${change}`,
      '23.3.2026 kl. 10.05',
      'Återställ de tidigare kontaktuppgifterna',
    ],
    [
      'en',
      `/en/contact-details-change/${change}`,
      '23 March 2026 at 10:05',
      'Restore the previous contact details',
    ],
  ])('tells in %s when they were changed, and is sent without scripts, too', async (_, url, when, action) => {
    const page = await openPage(url, { session: visitorSession, answers: ready });
    await expect(page.getByText(when)).toBeVisible();
    await expect(page.getByRole('button', { name: action })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', 'tel:0103803838');
    const form = page.locator('form[action="/contact-change"][method="post"]');
    await expect(form.locator('input[name="change"]')).toHaveValue(change);
    await expect(page.getByText('JavaScript')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each([
    ['link-not-found', 'The link is no longer valid'],
    ['already-restored', 'The previous contact details have already been restored'],
  ])('says %s and offers nothing to press', async (type, words) => {
    const page = await openPage(`/en/contact-details-change/${change}`, {
      session: visitorSession,
      answers: { [key]: { type } },
    });
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage(`/en/contact-details-change/${change}`, {
      session: visitorSession,
      problems: { [key]: 'temporarilyUnavailable' },
    });
    await expect(page.getByRole('alert')).toContainText('Nothing has been changed.');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
