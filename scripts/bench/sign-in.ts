import type { Browser, BrowserContext } from 'playwright';
import { href } from '../../portal/contract/routes.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs Aino Virtanen in, as she would, and resolves with what her browser then holds. */
export async function signInAtBrowser(browser: Browser, origin: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    const next = href('front-page', {}, 'fi');
    await page.goto(`/oauth/authenticate?${new URLSearchParams({ lang: 'fi', next })}`);
    await page.getByText('Virtanen').first().click();
    await page.waitForURL(`${origin}${next}`);
    return await context.cookies();
  } finally {
    await context.close();
  }
}
