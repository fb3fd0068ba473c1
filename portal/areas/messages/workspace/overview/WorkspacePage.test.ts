import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const show = (url: string, isProfessional: boolean) =>
  openPage(url, { answers: { 'GET /api/workspace': { isProfessional } } });

describe('the page of professionals', () => {
  test.each([
    ['/fi/tyotila', 'Potilaittesi asioita ei voi vielä hoitaa täällä', 'Omat asiasi'],
    ['/sv/arbetsyta', 'Det går ännu inte att sköta patienternas ärenden här', 'Dina egna ärenden'],
    ['/en/workspace', 'You cannot manage your patients’ care here yet', 'Your own care'],
  ])('%s says what they can do here, and what not', async (url, words, own) => {
    const page = await show(url, true);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('link', { name: own })).toHaveAttribute('href', url.slice(0, 3));
  });

  test('tells others that it is not for them', async () => {
    const page = await show('/en/workspace', false);
    await expect(page.getByText('This page is for professionals who work with us.')).toBeVisible();
    await expect(page.getByText('You cannot manage your patients’ care here yet')).toHaveCount(0);
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/en/workspace', {
      problems: { 'GET /api/workspace': 'temporarilyUnavailable' },
    });
    await expect(page.getByRole('alert')).toContainText('We could not show the page');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
