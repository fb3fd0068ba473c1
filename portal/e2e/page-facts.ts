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
export const factsOf = (page: Page): Promise<PageFacts> => page.evaluate(readFacts);

function readFacts(): PageFacts {
  const { lang, dataset } = document.documentElement;
  const links = (rel: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
  return {
    title: document.title,
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
    const found = [...document.querySelectorAll(selector)];
    return found.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'),
    ).length;
  }
}
