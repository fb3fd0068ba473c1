import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { inbox, rows } from '../fixtures.ts';

const show = (url: string, answer: object) => openPage(url, { answers: { 'GET /api/workspace': answer } });

describe('the workspace', () => {
  test.each([
    ['/fi/tyotila', 'Vapaat (3)', 'Suljetut (99+)', /\/fi\/tyotila\/41$/],
    ['/sv/arbetsyta', 'Lediga (3)', 'Avslutade (99+)', /\/sv\/arbetsyta\/41$/],
    ['/en/workspace', 'Unassigned (3)', 'Closed (99+)', /\/en\/workspace\/41$/],
  ])(
    '%s has the conversations of a category, and how many there are of each',
    async (url, free, closed, href) => {
      const page = await show(url, inbox());
      await expect(page.getByRole('link', { name: free })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('link', { name: closed })).toHaveAttribute('href', /category=closed$/);
      await expect(page.getByRole('link', { name: 'Verenpainelääkkeen vaihto' })).toHaveAttribute(
        'href',
        href,
      );
      await expect(page.getByText('Eero Lehtonen')).toBeVisible();
    },
  );

  test('marks a chat', async () => {
    const page = await show('/en/workspace', inbox({ threads: [{ ...rows[0], isChat: true }] }));
    await expect(page.getByText('Chat', { exact: true })).toBeVisible();
  });

  test('says where nobody waits for an answer', async () => {
    const page = await show('/en/workspace', inbox({ threads: [] }));
    await expect(page.getByText('No conversations')).toBeVisible();
  });

  test('leads on to the next of many', async () => {
    const page = await show('/en/workspace', inbox({ next: '1763800000000000-41' }));
    await expect(page.getByRole('link', { name: 'Next conversations' })).toHaveAttribute(
      'href',
      /category=unassigned&after=1763800000000000-41$/,
    );
  });

  test('leads to the own care as a patient', async () => {
    const page = await show('/en/workspace', inbox());
    await expect(page.getByRole('link', { name: 'Your own care' })).toHaveAttribute('href', '/en');
  });

  test('tells others that it is not for them', async () => {
    const page = await show('/en/workspace', { type: 'stranger' });
    await expect(page.getByText('This page is for professionals who work with us.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your own care' })).toHaveAttribute('href', '/en');
  });

  test.each([
    ['/fi/tyotila', 'Tässä palvelussa ei ole keskusteluja.', 'Avaa työtila: Kaari'],
    ['/sv/arbetsyta', 'Den här tjänsten har inga konversationer.', 'Öppna arbetsytan: Kaari'],
    ['/en/workspace', 'This service has no conversations.', 'Open the workspace: Kaari'],
  ])(
    '%s of a brand without conversations leads those who answer to the one that has them',
    async (url, words, action) => {
      const page = await openPage(url, {
        brand: 'pikkujatti',
        portals: { adultPortal: { name: 'Kaari', url: 'https://kaari.example/en/booking' } },
        answers: { 'GET /api/workspace': { type: 'elsewhere' } },
      });
      await expect(page.getByRole('main')).toContainText(words);
      await expect(page.getByRole('link', { name: action })).toHaveAttribute(
        'href',
        `https://kaari.example${url}`,
      );
    },
  );

  test('that cannot be shown leaves a retry', async () => {
    const page = await openPage('/en/workspace', {
      problems: { 'GET /api/workspace': 'temporarilyUnavailable' },
    });
    await expect(page.getByRole('alert')).toContainText('We could not show the conversations');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
