import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { everyPage, makeThings } from './every-page.ts';
import { dayFor, originOf, signIn } from './fixtures.ts';

/** The `style` attributes in a document's body as sent by the server. */
function styleAttributesIn(html: string): readonly string[] {
  // The embedded state is data; its mentions of styles are no attributes.
  const markup = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  return [...markup.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

/** The content security policy's hash of a constant style attribute. */
export function hashOf(value: string): string {
  return `sha256-${createHash('sha256').update(value).digest('base64')}`;
}

/** The style attributes of all documents of a brand, each once, sorted. */
export async function writtenStyleAttributes(browser: Browser, brand: BrandId): Promise<readonly string[]> {
  const things = await makeThings(browser, brand, dayFor(brand, 23));
  const context = await browser.newContext({ baseURL: originOf(brand) });
  const page = await context.newPage();
  const written = new Set<string>();
  try {
    for (const isSignedIn of [false, true]) {
      // One language each is enough: styles do not depend on it.
      const [first = 'fi', second = first] = languagesOf(brandOf(brand));
      const lang = isSignedIn ? second : first;
      if (isSignedIn) await signIn(page, 'Aino Maria Virtanen', `/${lang}`, brand);
      const pages = everyPage(brandOf(brand), lang, isSignedIn, things);
      for (const { path } of [...pages, { path: `/${lang}/404` }]) {
        const response = await page.goto(path);
        for (const value of styleAttributesIn((await response?.text()) ?? '')) written.add(value);
      }
    }
  } finally {
    await context.close();
  }
  return [...written].sort();
}
