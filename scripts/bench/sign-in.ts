import type { Browser, BrowserContext } from 'playwright';
import { href } from '../../portal/contract/routes.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Signs Aino Virtanen in, as she would, and resolves with what her browser then holds. */
export async function signInAtBrowser(browser: Browser, origin: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto(href('login-page-for-anonymous-users', {}, 'fi'));
    await page.locator('a[href^="/oauth/authenticate"]').first().click();
    await page.getByText('Virtanen').first().click();
    await page.locator('form[action$="/confirm"] button').first().click();
    await page.waitForURL(`${origin}${href('front-page', {}, 'fi')}`);
    return await context.cookies();
  } finally {
    await context.close();
  }
}
