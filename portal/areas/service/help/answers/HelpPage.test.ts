import { describe, test } from 'vitest';
import { match } from '#contract/routes/routes.ts';
import { isBuilt } from '#shell/browser/is-built.ts';
import { expect, openPage } from '#shell/browser/testing/open-page.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import fi from '../messages/fi.json' with { type: 'json' };
import { TOPICS } from '../topics.ts';

const URL = '/fi/ohjeita';

describe('the help', () => {
  test('answers by topic, with a list that leads to each', async () => {
    const page = await openPage(URL);
    await expect(page).toHaveTitle('Ohjeita – Kaari');
    const topics = page.getByRole('navigation', { name: 'Aiheet' });
    for (const { anchor } of TOPICS.filter((topic) => !('needs' in topic))) {
      await expect(topics.locator(`[href="#${anchor}"]`)).toBeVisible();
      await expect(page.locator(`#${anchor}`)).toBeVisible();
    }
    for (const number of ['112', '116117', '0103803838'])
      await expect(page.getByRole('main').locator(`[href="tel:${number}"]`).first()).toBeAttached();
    await expect(page.getByText('viimeistään 24 tuntia ennen').first()).toBeAttached();
  });

  test.each(['kaari', 'pikkujatti', 'revontuli'] as const)(
    '%s describes no page that it lacks',
    async (brand) => {
      const page = await openPage(URL, { brand });
      await expect(page.locator('#lapsi')).toHaveCount(
        brand === 'pikkujatti' && isBuilt('hpa-front-page') ? 1 : 0,
      );
      const links = await page.locator('a[href^="/fi"]').all();
      const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
      const keys = paths.map((path) => match(path?.split('#')[0] ?? '')?.key);
      expect(keys).not.toHaveLength(0);
      expect(keys.filter((key) => !key || !isBuilt(key))).toEqual([]);
    },
  );

  test.each([
    ['kaari', true],
    ['pikkujatti', false],
  ] as const)('%s tells of renewals and certificates where it has them', async (brand, has) => {
    const page = await openPage(URL, { brand });
    const topic = (name: string) => page.getByRole('region', { name, exact: true });
    for (const name of ['Reseptin uusinta', 'Todistukset'])
      await expect(topic(name)).toHaveCount(has ? 1 : 0);
    for (const name of ['Käynnit', 'Laboratorio', 'Kuvantaminen', 'Reseptit', 'Rokotukset'])
      await expect(topic(name)).toBeVisible();
  });

  test.each([
    ['kaari', false],
    ['pikkujatti', true],
  ] as const)('%s tells of growth where it has the page', async (brand, has) => {
    const page = await openPage(URL, { brand });
    await expect(page.getByRole('region', { name: 'Kasvu', exact: true })).toHaveCount(has ? 1 : 0);
  });

  test('has the rules of a visit in the shared words', async () => {
    const page = await openPage(URL);
    await expect(page.getByText('Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan.')).toHaveCount(
      2,
    );
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Liity videovastaanotolle verkkopalvelussa: kirjaudu ja avaa ajanvaraus.',
    );
    await expect(main).toContainText('Chat-vastaanottoon ei voi vielä liittyä verkkopalvelussa.');
  });

  test('is in the brand’s own numbers', async () => {
    const main = (await openPage(URL, { brand: 'revontuli' })).getByRole('main');
    await expect(main).toContainText('viimeistään 12 tuntia ennen');
    await expect(main).toContainText('ma–pe klo 8–16');
  });

  test('tells for how long a code by SMS is good, as the settings have it', async () => {
    const timing = { ...patientSession.timing, smsCode: 120 };
    await expect((await openPage(URL)).getByRole('main')).toContainText('Koodi on voimassa 5 minuuttia.');
    const shorter = await openPage(URL, { session: { timing } });
    await expect(shorter.getByRole('main')).toContainText('Koodi on voimassa 2 minuuttia.');
  });

  test('exists in Finnish alone', () => {
    expect(match(URL)?.key).toBe('help-page');
    for (const path of ['/sv/ohjeita', '/en/ohjeita', '/en/help', '/sv/hjalp'])
      expect(match(path)).toBeNull();
  });

  test('has an answer to each question, and no question that no topic asks', () => {
    const asked = TOPICS.flatMap(({ questions }): readonly string[] => questions);
    expect([...asked].sort()).toEqual(Object.keys(fi.questions).sort());
    expect(TOPICS.map(({ key }): string => key).sort()).toEqual(Object.keys(fi.topics).sort());
  });
});
