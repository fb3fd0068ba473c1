import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { visitorSession } from '#shell/browser/testing/page-state.ts';
import { type RenderPageOptions, renderPage } from '#shell/browser/testing/render-page.ts';
import { nextTime, practitionerView } from '../states/fixtures.ts';

const PRACTITIONER = 'GET /api/practitioners/{slug}';
const NEXT = 'GET /api/appointments/next';
const answers = {
  [PRACTITIONER]: practitionerView(),
  [NEXT]: {
    times: [
      nextTime(),
      nextTime({ id: 7002, startDate: '2026-11-23T06:20:00.000Z' }),
      nextTime({
        id: 7003,
        startDate: '2026-11-24T06:20:00.000Z',
        isRemote: true,
        locationType: 'videoAppointment',
      }),
    ],
  },
};
const URL = '/en/practitioners/ilona-heikkinen-1';
const open = (options: RenderPageOptions = {}, url = URL) =>
  openPage(url, { session: visitorSession, answers, ...options });

describe('the page of a practitioner', () => {
  test('says who they are, what they speak and where they work', async () => {
    const page = await open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ilona Heikkinen');
    const main = page.getByRole('main');
    for (const text of [
      'Erikoislääkäri',
      'Yleislääketiede',
      'Finnish, Swedish',
      'ilman kiirettä',
      'Etävastaanotto',
    ])
      await expect(main).toContainText(text);
    await expect(main.locator('[href="/en/clinics/kamppi"]').first()).toBeVisible();
  });

  test('has their next times by day and place, each a link to its booking', async () => {
    const main = (await open()).getByRole('main');
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(2);
    for (const id of [7001, 7002, 7003])
      await expect(main.locator(`[href="/en/anonymous-users/available-appointments/${id}"]`)).toBeVisible();
    await expect(main).toContainText('Video appointment');
    const all = '/en/booking/private-customer?practitionerIds=1&includeRemote=true';
    await expect(main.locator(`[href="${all}"]`).first()).toBeVisible();
  });

  test('says so of somebody who no longer receives, and leads to others', async () => {
    const past = { [PRACTITIONER]: practitionerView({ isReceiving: false, clinics: [] }) };
    const main = (await open({ answers: { ...past, [NEXT]: { times: [] } } })).getByRole('main');
    await expect(main).toContainText('No longer receives patients');
    await expect(main.getByRole('heading', { name: 'Clinics' })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Search for available times' })).toBeVisible();
    await expect(main).not.toContainText('Next available times');
  });

  test('that is of nobody says so, and leads to the search', async () => {
    const page = await open({ answers: {}, problems: { [PRACTITIONER]: 'notFound', [NEXT]: 'notFound' } });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The practitioner was not found');
  });

  test('that cannot be shown leaves a retry', async () => {
    const page = await open({ answers: {}, problems: { [PRACTITIONER]: 'temporarilyUnavailable' } });
    await expect(page.getByRole('alert')).toContainText('We could not show the practitioner’s details');
  });

  test.each([
    ['/fi/asiantuntijat/ilona-heikkinen-1', 'Seuraavat ajat'],
    ['/sv/experter/ilona-heikkinen-1', 'Följande tider'],
    ['/en/practitioners/ilona-heikkinen-1', 'Next available times'],
  ])('is at %s', async (url, name) => {
    await expect((await open({}, url)).getByRole('heading', { name })).toBeVisible();
  });

  test('has their facts for search engines', async () => {
    const { head } = await renderPage(URL, { session: visitorSession, answers });
    expect(head.title).toBe('Ilona Heikkinen, erikoislääkäri – Kaari');
    expect(head.structuredData).toMatchObject({
      '@type': 'Physician',
      url: 'https://kaari.example/en/practitioners/ilona-heikkinen-1',
      knowsLanguage: ['fi', 'sv'],
      location: [{ '@type': 'MedicalClinic', '@id': 'https://kaari.example/en/clinics/kamppi' }],
    });
  });
});
