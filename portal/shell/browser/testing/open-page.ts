import { expect as expectOfBrowser } from '@playwright/test';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { pinnedBrowser } from '../../../../scripts/browser.ts';
import { type RenderPageOptions, renderPage } from './render-page.ts';

export type { Page };

/** Playwright's assertions. None of them waits: a page without scripts stays as the server has rendered it. */
export const expect = expectOfBrowser.configure({ timeout: 1 });

/**
 * A page as the server renders it, shell included, in a browser without scripts, styles and network. It is asked as
 * people find things: by role and name. It lasts until the test ends.
 */
export async function openPage(url: string, options?: RenderPageOptions): Promise<Page> {
  const { head, html } = await renderPage(url, options);
  const robots = head.robots ? `<meta name="robots" content="${head.robots}">` : '';
  return openHtml(`<title>${head.title}</title>${robots}${html}`);
}

/** The same of any HTML. */
export async function openHtml(html: string): Promise<Page> {
  browserContext ??= startBrowser();
  const page = freePages.pop() ?? (await (await browserContext).newPage());
  onTestFinished(() => {
    freePages.push(page);
  });
  // Content that is set is parsed as where scripts run: what stands on the page without them would be mere text.
  const withoutScripts = html.replaceAll(/<\/?noscript>/g, '');
  await page.setContent(`<!doctype html>${withoutScripts}`, { waitUntil: 'commit' });
  return page;
}

// One browser for all files of a worker, and its pages again for the next test: a new one takes five times as long
// as new content.
let browserContext: Promise<BrowserContext> | undefined;
const freePages: Page[] = [];

async function startBrowser(): Promise<BrowserContext> {
  const { executablePath, args, env } = await pinnedBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args], env });
  return browser.newContext({ javaScriptEnabled: false, offline: true });
}
