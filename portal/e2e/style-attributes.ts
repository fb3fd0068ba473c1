import { createHash } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { brandOf } from '#brands/registry.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import { answerTo } from './answer.ts';
import { everyPage, makeThings } from './every-page.ts';
import { dayFor, originOf, signIn } from './fixtures.ts';
import { cookiesFor } from './walk-aside.ts';

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
  const context = await browser.newContext();
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
        // No browser is needed to read what the server has written.
        const address = new URL(originOf(brand) + path);
        const { text } = await answerTo(address, await cookiesFor(page, address));
        for (const value of styleAttributesIn(text)) written.add(value);
      }
    }
  } finally {
    await context.close();
  }
  return [...written].sort();
}
