import type { Page } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { href } from '#contract/routes/routes.ts';
import { latestVisit } from '../api.ts';
import { expect, hydrated, originOf, PHONE, signIn, test } from '../fixtures.ts';
import { pressOn } from '../keyboard.ts';
import { expectGoodStep } from '../steps.ts';
import { textsIn } from '../texts.ts';

const lang = 'fi';

/** Which of the addresses tell the signed-in reader of something, by any of these words. */
function tellers(page: Page, addresses: readonly string[], words: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([all, said]) => {
      const told: string[] = [];
      for (const address of all) {
        const text = await (await fetch(address)).text();
        if (said.some((each) => text.includes(each))) told.push(address);
      }
      return told;
    },
    [addresses, words] as const,
  );
}

test('a visit that a child withholds is nothing to the guardian, until the child shows it again', async ({
  page: child,
  browser,
}) => {
  const t = textsIn(lang);
  await child.setViewportSize(PHONE);
  await signIn(child, 'Elsa Sofia Lindström', href('visits-list', {}, lang), 'kaari');
  await hydrated(child);
  const id = await latestVisit(child);
  const words = await child.evaluate(async (visit) => {
    const answer = await fetch(`/api/visits/${visit}?lang=fi`);
    const { visit: found } = (await answer.json()) as AnswerOf<'GET /api/visits/{id}'>;
    return found.texts[0]?.text.slice(0, 30) ?? '';
  }, id);
  expect(words).not.toBe('');

  const guardian = await (await browser.newContext()).newPage();
  const other = textsIn(lang, brandOf('pikkujatti'));
  await signIn(guardian, 'Sofia Elisabet Lindström', href('choose-child', {}, lang), 'pikkujatti');
  await hydrated(guardian);
  await guardian
    .getByRole('button', { name: other('guardianship.choose.chooseName', { name: 'Elsa' }) })
    .click();
  await expect(guardian.getByRole('region', { name: other('shell.acting.label') })).toBeVisible();
  const visit = href('visit', { id }, lang);
  const file = (name: string) => `/api/health-record/documents/${name}?lang=${lang}`;
  const addresses = [
    href('front-page', {}, lang),
    href('visits-list', {}, lang),
    href('health-record', {}, lang),
    visit,
    `${file('visit.txt')}&of=${id}`,
    file('health-record.txt'),
    `/api/health-record/fhir?lang=${lang}`,
  ];
  // FHIR has texts in base64: of three bytes at a time, so that what begins alike is written alike.
  const inFhir = Buffer.from(words).subarray(0, 24).toString('base64');
  const told = () => tellers(guardian, addresses, [`href="${visit}"`, words, inFhir]);
  const visitsCounted = () =>
    guardian.evaluate(async () => {
      const session = await fetch('/api/session');
      return ((await session.json()) as AnswerOf<'GET /api/session'>).unread?.['visits-list'];
    });
  expect(await told()).toEqual(addresses);
  const counted = await visitsCounted();

  await child.goto(originOf('kaari') + visit);
  await hydrated(child);
  const heading = child.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const control = child.getByRole('main').getByRole('button');
  await pressOn(child, control);
  await expect(child.getByText(t('withholding.withheld'))).toBeVisible();
  await expectGoodStep(child, title);

  expect(await told()).toEqual([]);
  expect(await tellers(guardian, ['/api/user/access-log'], ['"withholding"'])).toEqual([]);
  expect((await guardian.goto(originOf('pikkujatti') + visit))?.status()).toBe(404);
  const pdf = `${file('visit.pdf')}&of=${id}`;
  expect(await guardian.evaluate(async (address) => (await fetch(address)).status, pdf)).toBe(404);
  expect(await visitsCounted()).toBeLessThanOrEqual(counted ?? 0);

  // Their own list leads back to it.
  await child.goto(originOf('kaari') + href('my-information', {}, lang));
  await hydrated(child);
  const list = child.getByRole('list', { name: t('withholding.list.title') });
  await pressOn(child, list.getByRole('link', { name: t('withholding.kinds.visit') }));
  await expect(child).toHaveURL(originOf('kaari') + visit);
  // A page stays until the next one can stand in its place.
  await expect(heading).toHaveText(title);
  await pressOn(child, control);
  await expect(child.getByText(t('withholding.seen'))).toBeVisible();
  expect(await told()).toEqual(addresses);
  await guardian.context().close();
});
