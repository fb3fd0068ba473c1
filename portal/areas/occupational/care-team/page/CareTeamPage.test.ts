import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const KEY = 'GET /api/occupational/team';
const CARER = {
  id: 91,
  role: 'nurse',
  name: 'Timo Rantanen',
  profilePicture: null,
  slug: null,
  nextTime: '2026-11-24T08:20:00Z',
};
const EMPLOYER = {
  name: 'Esimerkkitehdas Oy',
  phone: null,
  carers: [CARER],
  team: { id: 'occupational-health', name: 'Työterveystiimi', about: 'Työkyky' },
};
const OK = { type: 'ok', mayBookOnline: true, employers: [EMPLOYER] };
const show = (answer: object, url = '/fi/tyoterveystiimi') => openPage(url, { answers: { [KEY]: answer } });

describe('the page of the occupational health care team', () => {
  test.each([
    ['/fi/tyoterveystiimi', 'Työterveyshoitaja', 'Varaa aika: Timo Rantanen', '/fi/tyoterveys'],
    [
      '/sv/foretagshalsovardsteamet',
      'Företagshälsovårdare',
      'Boka tid: Timo Rantanen',
      '/sv/foretagshalsovard',
    ],
    [
      '/en/occupational-health-care-team',
      'Occupational health nurse',
      'Book an appointment: Timo Rantanen',
      '/en/occupational-healthcare',
    ],
  ])('%s tells who cares and leads to their times', async (url, role, book, list) => {
    const page = await show(OK, url);
    await expect(page.getByRole('heading', { name: 'Esimerkkitehdas Oy' })).toBeVisible();
    await expect(page.getByText(role, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: book })).toHaveAttribute(
      'href',
      `${list}?practitionerIds=91`,
    );
  });

  test('leads to a new conversation with the team, for those who may write', async () => {
    const page = await show(OK);
    await expect(page.getByRole('link', { name: 'Kirjoita viesti: Työterveystiimi' })).toHaveAttribute(
      'href',
      '/fi/viestit/uusi?team=occupational-health',
    );
    const silent = await show({ ...OK, employers: [{ ...EMPLOYER, team: null }] });
    await expect(silent.getByRole('link', { name: /Kirjoita viesti/ })).toHaveCount(0);
  });

  test('says that times are booked by phone, and whom to call', async () => {
    const employers = [{ ...EMPLOYER, phone: '010 380 3839', carers: [{ ...CARER, nextTime: null }] }];
    const page = await show({ type: 'ok', mayBookOnline: false, employers });
    await expect(page.getByText('ajat varataan puhelimitse')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Soita 010 380 3839' })).toHaveAttribute(
      'href',
      'tel:0103803839',
    );
    await expect(page.getByRole('link', { name: /Varaa aika: / })).toHaveCount(0);
  });

  test('says that the employer sees nothing, and leads to the memo', async () => {
    const page = await show(OK);
    await expect(page.getByText(/Työnantajasi ei näe terveystietojasi eikä viestejä/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lue työntekijän muistio' })).toHaveAttribute(
      'href',
      '/fi/tyontekijan-muistio',
    );
  });

  test('says that nothing is agreed, and that nobody is named', async () => {
    const none = await show({ type: 'no-occupational-healthcare' });
    await expect(
      none.getByRole('heading', { name: 'Sinulla ei ole meillä työterveyshuoltoa' }),
    ).toBeVisible();
    await expect(none.getByRole('main').getByRole('link', { name: '010 380 3838' })).toBeVisible();
    const nobody = await show({ ...OK, employers: [{ ...EMPLOYER, carers: [] }] });
    await expect(nobody.getByText('ei ole vielä nimetty omia ammattilaisia')).toBeVisible();
  });

  test('that cannot be shown offers a retry', async () => {
    const page = await openPage('/en/occupational-health-care-team', { problems: { [KEY]: 'unexpected' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
