import { describe, test } from 'vitest';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';

const KEY = 'GET /api/occupational/memo';
const MEMO = {
  employer: 'Esimerkkitehdas Oy',
  validFrom: '2024-01-01',
  agreed: ['Terveystarkastukset'],
  handled: [{ day: '2026-10-14', text: 'Työpaikkaselvitys' }],
  sickLeave: ['Ilmoita poissaolosta heti.'],
};
const OK = { type: 'ok', memos: [MEMO], nextExamination: { dueOn: '2027-02-10', kind: 'periodic' } };
const show = (answer: object, url = '/fi/tyontekijan-muistio') =>
  openPage(url, { answers: { [KEY]: answer } });

describe('the employee memo', () => {
  test.each([
    ['/fi/tyontekijan-muistio', 'Mitä on sovittu: Esimerkkitehdas Oy', 'Viimeistään 10.2.2027'],
    ['/sv/arbetstagarens-promemoria', 'Vad som har avtalats: Esimerkkitehdas Oy', 'Senast 10.2.2027'],
    ['/en/employee-memo', 'What was agreed: Esimerkkitehdas Oy', 'By 10 February 2027'],
  ])('%s tells what was agreed and when the next examination is', async (url, agreed, due) => {
    const page = await show(OK, url);
    await expect(page.getByRole('region', { name: agreed }).getByRole('listitem')).toHaveText([
      'Terveystarkastukset',
    ]);
    await expect(page.getByText(due)).toBeVisible();
  });

  test('tells what was handled and the rules of sick leave', async () => {
    const page = await show(OK);
    await expect(page.getByText('14.10.2026: Työpaikkaselvitys')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sairauspoissaolot työpaikallasi' })).toContainText(
      'Ilmoita poissaolosta heti.',
    );
    await expect(
      page.getByRole('region', { name: 'Jos poissaolo pitkittyy' }).getByRole('listitem'),
    ).toHaveCount(3);
  });

  test('says that the employer sees no health data, and what it learns', async () => {
    const privacy = (await show(OK)).getByRole('region', { name: 'Terveystietosi ovat sinun' });
    await expect(privacy).toContainText('Ilman lupaasi');
    await expect(privacy).toContainText('vain johtopäätöksen');
  });

  test('says what is not there', async () => {
    const nothing = await show({ type: 'ok', memos: [], nextExamination: null });
    await expect(nothing.getByRole('heading', { name: 'Muistiota ei ole vielä tehty' })).toBeVisible();
    await expect(nothing.getByText('Sinulle ei ole suunniteltu terveystarkastusta.')).toBeVisible();
    const quiet = await show({ ...OK, memos: [{ ...MEMO, handled: [] }] });
    await expect(quiet.getByText('Mitään ei ole vielä käsitelty.')).toBeVisible();
    const none = await show({ type: 'no-occupational-healthcare' });
    await expect(
      none.getByRole('heading', { name: 'Sinulla ei ole meillä työterveyshuoltoa' }),
    ).toBeVisible();
    await expect(none.getByRole('main').getByRole('link', { name: '010 380 3838' })).toBeVisible();
  });

  test('that cannot be shown offers a retry', async () => {
    const page = await openPage('/en/employee-memo', { problems: { [KEY]: 'unexpected' } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
