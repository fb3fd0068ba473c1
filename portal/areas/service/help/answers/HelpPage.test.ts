import { describe, expect, test } from 'vitest';
import { match } from '#contract/routes/routes.ts';
import { isBuilt } from '#shell/browser/is-built.ts';
import { patientSession } from '#shell/browser/testing/page-state.ts';
import { renderPage } from '#shell/browser/testing/render-page.ts';
import fi from '../messages/fi.json' with { type: 'json' };
import { TOPICS } from '../topics.ts';

const URL = '/fi/ohjeita';

describe('the help', () => {
  test('answers by topic, with a list that leads to each', async () => {
    const { head, html } = await renderPage(URL);
    expect(head.title).toBe('Ohjeita – Kaari');
    for (const { anchor } of TOPICS.filter((topic) => !('needs' in topic))) {
      expect(html).toContain(`href="#${anchor}"`);
      expect(html).toContain(`id="${anchor}"`);
    }
    for (const number of ['112', '116117', '0103803838']) expect(html).toContain(`href="tel:${number}"`);
    expect(html).toContain('viimeistään 24 tuntia ennen');
  });

  test.each(['kaari', 'pikkujatti', 'revontuli'] as const)(
    '%s describes no page that it lacks',
    async (brand) => {
      const { html } = await renderPage(URL, { brand });
      expect(html.includes('id="lapsi"')).toBe(brand === 'pikkujatti' && isBuilt('hpa-front-page'));
      const links = [...html.matchAll(/href="(\/fi[^"#]*)"/g)].map(([, path = '']) => match(path)?.key);
      expect(links.filter((key) => !key || !isBuilt(key))).toEqual([]);
    },
  );

  test.each([
    ['kaari', true],
    ['pikkujatti', false],
  ] as const)('%s tells of renewals and certificates where it has them', async (brand, has) => {
    const { html } = await renderPage(URL, { brand });
    for (const anchor of ['reseptin-uusinta', 'todistukset'])
      expect(html.includes(`id="${anchor}"`)).toBe(has);
    for (const anchor of ['kaynnit', 'laboratorio', 'kuvantaminen', 'reseptit', 'rokotukset'])
      expect(html).toContain(`id="${anchor}"`);
  });

  test('has the rules of a visit in the shared words', async () => {
    const { html } = await renderPage(URL);
    expect(html.split('Jos perut myöhemmin tai et tule, veloitamme käynnin hinnan.')).toHaveLength(3);
    expect(html).toContain('Liity videovastaanotolle verkkopalvelussa: kirjaudu ja avaa ajanvaraus.');
    expect(html).toContain('Chat-vastaanottoon ei voi vielä liittyä verkkopalvelussa.');
  });

  test('is in the brand’s own numbers', async () => {
    const { html } = await renderPage(URL, { brand: 'revontuli' });
    expect(html).toContain('viimeistään 12 tuntia ennen');
    expect(html).toContain('ma–pe klo 8–16');
  });

  test('tells for how long a code by SMS is good, as the settings have it', async () => {
    const timing = { ...patientSession.timing, smsCode: 120 };
    expect((await renderPage(URL)).html).toContain('Koodi on voimassa 5 minuuttia.');
    const { html } = await renderPage(URL, { session: { timing } });
    expect(html).toContain('Koodi on voimassa 2 minuuttia.');
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
