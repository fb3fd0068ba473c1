import type { Page } from '@playwright/test';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { href } from '#contract/routes/routes.ts';
import {
  BRANDS,
  expect,
  expectAccessible,
  expectNoOverflow,
  hydrated,
  originOf,
  PHONE,
  signIn,
  test,
} from '../fixtures.ts';
import { pressOn, tabTo } from '../keyboard.ts';
import { textsIn } from '../texts.ts';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

const PERSON = 'Onni Kalevi Mäkelä';
// Logging out ends all sessions of a person: nobody whom another test signs in at about the same time.
const LEAVING = 'Asta Irmeli Kivelä';

/** Waits until the service worker answers for the page's site. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // What it takes over with: the former caches are gone then.
  await page.waitForFunction(() => caches.keys().then((names) => names.length === 1));
}

/** What the page's device keeps, as it lies there. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'kept-appointments')) return [];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('kept-appointments');
      request.onsuccess = () => resolve(request.result);
    });
    const store = database.transaction('kept').objectStore('kept');
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = store.getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return Promise.all(
      rows.map(async (row) => {
        if (row instanceof CryptoKey) return { extractable: row.extractable };
        const content = (row as { content?: ArrayBuffer }).content;
        return content ? { content: new TextDecoder('latin1').decode(content) } : { keeper: true };
      }),
    );
  });

for (const brand of BRANDS) {
  for (const lang of languagesOf(brand)) {
    const t = textsIn(lang, brand);
    const own = originOf(brand.id) + href('appointment-list', {}, lang);

    test(`the next appointments are kept and shown without a connection in ${brand.id}, ${lang}`, async ({
      page,
      context,
    }) => {
      await signIn(page, PERSON, href('appointment-list', {}, lang), brand.id);
      await hydrated(page);
      const keeping = page.getByRole('switch', { name: t('appointments.kept.label') });
      await expect(keeping).toBeEnabled();
      await expect(keeping).not.toBeChecked();
      expect(await keptOn(page)).not.toContainEqual({ extractable: false });
      await pressOn(page, keeping, 'Space');
      await expect(keeping).toBeChecked();
      await expect.poll(() => keptOn(page)).toContainEqual({ extractable: false });
      const practitioner = page.getByRole('listitem').first().getByText(', ').first();
      const [who = ''] = (await practitioner.textContent())?.split(',') ?? [];
      expect(who).not.toBe('');
      expect(JSON.stringify(await keptOn(page))).not.toContain(who);
      await workerReady(page);

      await context.setOffline(true);
      await page.goto(originOf(brand.id) + href('front-page', {}, lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('appointments.kept.own'));
      await expect(page.getByRole('listitem').filter({ hasText: who }).first()).toBeVisible();
      await expect(page.getByText(t('offline.none'))).toBeHidden();
      expect(await page.locator('html').getAttribute('lang')).toBe(lang);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await tabTo(page, page.getByRole('link', { name: t('offline.retry') }));

      await context.setOffline(false);
      await page.goto(own);
      await hydrated(page);
      await expect(keeping).toBeChecked();
      await keeping.press('Space');
      await expect(keeping).not.toBeChecked();
      await context.setOffline(true);
      await page.goto(originOf(brand.id) + href('front-page', {}, lang));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
      await expect(page.getByText(who)).toHaveCount(0);
    });
  }
}

for (const { id } of BRANDS) {
  test(`nothing of a patient is in a cache after a walk through ${id}`, async ({ page }) => {
    const t = textsIn('fi');
    await signIn(page, PERSON, '/fi', id);
    await hydrated(page);
    await page.goto(originOf(id) + href('appointment-list', {}, 'fi'));
    await hydrated(page);
    const keeping = page.getByRole('switch', { name: t('appointments.kept.label') });
    await expect(keeping).toBeEnabled();
    await keeping.press('Space');
    await expect(keeping).toBeChecked();
    await workerReady(page);
    for (const key of [
      'front-page',
      'appointment-list',
      'visits-list',
      'lab-list',
      'my-information',
    ] as const) {
      await page.goto(originOf(id) + href(key, {}, 'fi'));
      await hydrated(page);
    }
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = names.map(async (name) => {
        const cache = await caches.open(name);
        const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return Promise.all(
          responses.map(async (each) => ({
            path: new URL(each?.url ?? '').pathname,
            text: (await each?.text()) ?? '',
            cookie: each?.headers.get('set-cookie'),
          })),
        );
      });
      return (await Promise.all(all)).flat();
    });
    expect(cached.length).toBeGreaterThan(4);
    for (const { path, text, cookie } of cached) {
      expect(path).toMatch(
        /^\/(assets\/[\w-]+\.(css|woff2|svg|png)|app\/offline(-fi|-sv|-en|\.js)|app\/manifest-\w+\.webmanifest)$/,
      );
      expect(cookie).toBeNull();
      expect(text).not.toMatch(/Onni|Mäkelä|csrfToken|090190/);
    }
  });
}

test('logging out takes what is kept off the device, with its key', async ({ page, context }) => {
  const t = textsIn('en');
  await signIn(page, LEAVING, href('appointment-list', {}, 'en'));
  await hydrated(page);
  const keeping = page.getByRole('switch', { name: t('appointments.kept.label') });
  await expect(keeping).toBeEnabled();
  await keeping.press('Space');
  await expect(keeping).toBeChecked();
  await workerReady(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('summary').filter({ hasText: 'Asta' }).click();
  await page.getByRole('link', { name: t('shell.menu.signOut') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.signOut.confirm') })
    .click();
  await expect(page).toHaveURL(/logOut=done/);
  expect(await keptOn(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${originOf('kaari')}/en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
});

test('what one person has kept is gone once another one is logged in', async ({ page }) => {
  const t = textsIn('fi');
  await signIn(page, PERSON, href('appointment-list', {}, 'fi'));
  await hydrated(page);
  const keeping = page.getByRole('switch', { name: t('appointments.kept.label') });
  await expect(keeping).toBeEnabled();
  await keeping.press('Space');
  await expect(keeping).toBeChecked();
  await page.context().clearCookies();
  await signIn(page, 'Helmi Annikki Salonen', '/fi');
  await expect.poll(() => keptOn(page)).toEqual([]);
});
