import { languagesOf } from '#contract/brand/brand-languages.ts';
import { BRANDS, expect, originOf, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

for (const brand of BRANDS) {
  test(`${brand.id} can be installed in each of its languages`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    for (const lang of languagesOf(brand)) {
      await page.goto(`${originOf(brand.id)}/${lang}`);
      const { data, errors } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '');
      expect(manifest).toMatchObject({
        name: brand.name,
        short_name: brand.name,
        lang,
        scope: '/',
        start_url: `/${lang}`,
        display: 'standalone',
      });
      const theme = page.locator('meta[name="theme-color"][media*="light"]');
      await expect(theme).toHaveAttribute('content', manifest.theme_color);
      const drawn = await page.evaluate(
        (icons: readonly Icon[]) =>
          Promise.all(
            icons.map(async ({ src, type }) => {
              const file = await fetch(src);
              const { width, height } = await createImageBitmap(await file.blob());
              return `${width}x${height} ${file.headers.get('content-type') === type}`;
            }),
          ),
        manifest.icons as readonly Icon[],
      );
      expect(drawn).toEqual(manifest.icons.map(({ sizes }: Icon) => `${sizes} true`));
      expect(manifest.icons.map(({ sizes, purpose }: Icon) => [sizes, purpose ?? 'any'])).toEqual([
        ['192x192', 'any'],
        ['512x512', 'any'],
        ['512x512', 'maskable'],
      ]);
    }
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // The test's browser keeps nothing, which no app can change.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });
}

test('the worker answers for the whole site, and is asked for each time', async ({ page }) => {
  await page.goto('/fi');
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/app/service-worker.js', '/app/offline-fi'].map(async (address) => {
        const answer = await fetch(address, { cache: 'no-store' });
        return { headers: Object.fromEntries(answer.headers), length: (await answer.text()).length };
      }),
    ),
  );
  const [worker, offline] = answers;
  expect(worker?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(worker?.length).toBeLessThan(3000);
  expect(offline?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(offline?.headers['content-security-policy']).toContain("script-src 'self';");
  expect(offline?.headers['content-security-policy']).not.toContain('nonce');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${originOf('kaari')}/`);
});
