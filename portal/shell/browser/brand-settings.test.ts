import { describe, test } from 'vitest';
import { fixtureBrand } from '#brands/fixture-brand.ts';
import { missingPages } from '#brands/missing-pages.ts';
import { publicBrand } from '#brands/public-brand.ts';
import { brandOf } from '#brands/registry.ts';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { match } from '#contract/routes/routes.ts';
import { renderer } from './entry-server.tsx';
import { menuGroups } from './shell/menu-groups.ts';
import { expect, openHtml } from './testing/open-page.ts';
import { pageState, patientSession, visitorSession } from './testing/page-state.ts';

/** A page of the tests' brand, which has two languages, one feature and no app. */
async function shown(url: string, session = patientSession) {
  const lang = url.slice(1, 3) === 'en' ? 'en' : 'fi';
  const bare = pageState(url, 'kaari', { brand: publicBrand(fixtureBrand, lang), session });
  const state = { ...bare, messages: await renderer.messages(bare.page.key, lang) };
  return {
    head: await renderer.document(state, 'https://kaari.example'),
    page: await openHtml(new TextDecoder().decode(await renderer.render(state, { nonce: 'n' }))),
  };
}

const urls = [
  '/fi',
  '/fi/ajanvaraus',
  '/fi/kirjaudu',
  '/fi/eula',
  '/fi/tietosuojaseloste',
  '/en/booking',
  '/en/appointments',
  '/fi/olematon',
];

describe('a brand with less than others', () => {
  test.each(urls)('%s names no language, no page and no app that the brand does not have', async (url) => {
    const { page } = await shown(url, url.includes('kirjaudu') ? visitorSession : patientSession);
    const links = await page.locator('a').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    const pages = addresses.map((address) => match(address ?? '')).filter((found) => found !== null);
    expect(pages.length).toBeGreaterThan(0);
    expect(
      pages.filter(({ key, lang }) => lang === 'sv' || missingPages(fixtureBrand).includes(key)),
    ).toEqual([]);
    await expect(page.getByText('Svenska')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /App Store|Google Play/ })).toHaveCount(0);
  });

  test('has a menu of its own pages', () => {
    const brand = publicBrand(fixtureBrand, 'fi');
    const session = { ...patientSession, features: [...fixtureBrand.features] };
    const keys = menuGroups({ brand, session, isBuilt: (key) => hasPage(brand, key) }).flatMap(
      (group) => group.keys,
    );
    expect(keys).toContain('certificates');
    expect(keys).not.toContain('vaccinations-list');
    expect(keys).not.toContain('invoices-page');
  });
});

describe('a brand’s own words', () => {
  test('stand on the page and in its title, in the language that has them', async () => {
    const { head, page } = await shown('/fi/ajanvaraus');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koe: varaa aika');
    expect(head.title).toBe('Koe: varaa aika – Koe');
    const { page: inEnglish } = await shown('/en/booking');
    await expect(inEnglish.getByRole('heading', { level: 1 })).not.toHaveText('Koe: varaa aika');
  });

  test('are Revontuli’s at Revontuli', async () => {
    const state = pageState('/fi/kirjaudu', 'revontuli', { session: visitorSession });
    const messages = await renderer.messages('login-page-for-anonymous-users', 'fi');
    const page = await openHtml(
      new TextDecoder().decode(await renderer.render({ ...state, messages }, { nonce: 'n' })),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tervetuloa Revontuleen');
    expect(brandOf('revontuli').texts.sv).toBeUndefined();
  });
});
