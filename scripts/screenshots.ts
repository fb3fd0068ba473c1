import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { brands as allBrands } from '../portal/brands/registry.ts';
import { pinnedBrowser } from './browser.ts';
import { commandLine, refuse } from './command-line.ts';

// Pictures of a running portal: `npm run screenshots -- --out docs/images --brands kaari --widths 1280 /fi/kirjaudu`
const { values, positionals } = commandLine({
  usage: `npm run screenshots -- <path> …
  --out <folder> --port <port> --brands <id,…> --widths <px,…> --schemes <light,dark> --as <name of a person> --full`,
  options: {
    out: { type: 'string', default: '.cache/screenshots' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    brands: { type: 'string', default: Object.keys(allBrands).join() },
    widths: { type: 'string', default: '360,800,1280' },
    schemes: { type: 'string', default: 'light' },
    /** Name of the person to sign in first. */
    as: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) refuse('No path is named; --help says how it is called.');

const { executablePath, args, env } = await pinnedBrowser();
const browser = await chromium.launch({ executablePath, args: [...args], env });
mkdirSync(values.out, { recursive: true });
for (const brand of values.brands.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    for (const colorScheme of values.schemes.split(',') as ('light' | 'dark')[]) {
      const context = await browser.newContext({
        viewport: { width, height: width < 500 ? 780 : 900 },
        baseURL: `http://${brand}.localhost:${values.port}`,
        locale: 'fi-FI',
        timezoneId: 'Europe/Helsinki',
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          console.warn(`${brand} ${width}: ${message.text()}`);
      });
      page.on('pageerror', (error) => console.warn(`${brand} ${width}: ${error.message}`));
      if (values.as) await signIn(page, values.as);
      for (const path of positionals) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const scheme = colorScheme === 'dark' ? '-dark' : '';
        const name = `${path.replaceAll(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')}-${brand}-${width}${scheme}.png`;
        await page.screenshot({ path: join(values.out, name), fullPage: values.full });
        console.log(join(values.out, name));
      }
      await context.close();
    }
  }
}
await browser.close();

/** Signs a demo person in, as a patient would. */
async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/oauth/authenticate?lang=fi&next=/fi');
  await page.getByRole('link', { name: 'Kuusipankki' }).click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button').first().click();
  // People who are not patients yet land at the registration.
  await page.waitForURL(/\.localhost:\d+\/fi/);
}
