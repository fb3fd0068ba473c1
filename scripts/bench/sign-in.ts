import { type Browser, type BrowserContext, chromium } from 'playwright';
import { href } from '../../portal/contract/routes/routes.ts';
import { pinnedBrowser } from '../browser.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/**
 * Signs somebody in, as they would, and resolves with their browser's cookies.
 *
 * @param person a name as the identification service shows it; default: Aino Virtanen's
 */
export async function signInAtBrowser(
  browser: Browser,
  origin: string,
  person = 'Virtanen',
): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await page.goto(href('login-page-for-anonymous-users', {}, 'fi'));
    await page.locator('a[href^="/oauth/authenticate"]').first().click();
    await page.getByText(person).first().click();
    await page.locator('form[action$="/confirm"] button').first().click();
    await page.waitForURL(`${origin}${href('front-page', {}, 'fi')}`);
    return await context.cookies();
  } finally {
    await context.close();
  }
}

/** The `cookie` header of Aino Virtanen, signed in. */
export async function signedInCookie(port: number): Promise<string> {
  const { executablePath, args, env } = await pinnedBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  try {
    const cookies = await signInAtBrowser(browser, `http://kaari.localhost:${port}`);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await browser.close();
  }
}
