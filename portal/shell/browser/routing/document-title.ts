import type { AddressInput } from '#client/calls/canonical-url.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import type { TitleContext, Translate } from '#client/pages/page.ts';
import type { FallbackPageKey, PublicBrand } from '#contract/pages/render.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { Shown } from './use-shown-page.ts';

/** Reads the body of an answered call by its canonical address. */
export type ReadAnswer = (url: string) => unknown;

/** Arguments of a page's `title` and `description`. */
export function titleContext(
  visit: NonNullable<Shown['visit']>,
  brand: PublicBrand,
  read: ReadAnswer,
): TitleContext<PageKey> {
  const answer = (key: string, input: AddressInput = {}) =>
    read(canonicalUrl(key, inLanguage(input, visit.lang)));
  return { visit, brand, answer: answer as TitleContext<PageKey>['answer'] };
}

const TITLES = {
  'not-found': 'shell.notFound.title',
  error: 'shell.error.title',
  busy: 'shell.busy.title',
  limited: 'shell.limited.title',
  offline: 'offline.title',
  unavailable: 'shell.unavailable.title',
} as const satisfies Record<FallbackPageKey, string>;

/** Title of the document: the page's own, then the brand. Soft hyphens are for lines that break; a tab or a bookmark may show them. */
export function documentTitle(shown: Shown, brand: PublicBrand, t: Translate, read: ReadAnswer): string {
  const own = shown.visit
    ? shown.page.definition.title(t, titleContext(shown.visit, brand, read))
    : t(shown.retries === undefined ? TITLES[shown.page] : 'shell.lost.title');
  return `${own.replaceAll('\u00ad', '')} – ${brand.name}`;
}
