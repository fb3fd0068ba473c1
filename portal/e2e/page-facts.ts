import type { Page } from '@playwright/test';

/** What a document says of itself. */
export interface PageFacts {
  readonly title: string;
  readonly lang: string;
  readonly brand: string | undefined;
  /** The canonical addresses: there is one. */
  readonly canonical: readonly string[];
  /** The page's addresses in other languages, by language: 'sv https://…', sorted. */
  readonly alternates: readonly string[];
  /** How many headings of the first level, and main regions, assistive technology finds. */
  readonly mainHeadings: number;
  readonly mains: number;
}

/** Reads them in one call: one by one, by Playwright's expectations, they took seven times as long. */
export const factsOf = (page: Page): Promise<PageFacts> => page.evaluate(readFacts, null);

/** Reads them from a document as the portal has sent it, in a blank page: those of the portal parse no text. */
export const factsIn = (blank: Page, html: string): Promise<PageFacts> => blank.evaluate(readFacts, html);

function readFacts(html: string | null): PageFacts {
  const read = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const { lang, dataset } = read.documentElement;
  const links = (rel: string) => [...read.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
  return {
    title: read.title,
    lang,
    brand: dataset.brand,
    canonical: links('canonical').map((link) => link.getAttribute('href') ?? ''),
    alternates: links('alternate')
      .map((link) => `${link.hreflang} ${link.getAttribute('href')}`)
      .sort(),
    mainHeadings: countOf('h1:not([role]), [role=heading][aria-level="1"]'),
    mains: countOf('main:not([role]), [role=main]'),
  };

  function countOf(selector: string): number {
    return [...read.querySelectorAll(selector)].filter(
      (element) => isShown(element) && !element.closest('[aria-hidden=true], [hidden]'),
    ).length;
  }

  /** Nothing has a place in a document that is only read. */
  function isShown(element: Element): boolean {
    return html !== null || element.checkVisibility({ visibilityProperty: true });
  }
}
