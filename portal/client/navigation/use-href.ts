import type { PageKey } from '#contract/routes/route-params.ts';
import type { PageQuery } from '#contract/routes/route-query.ts';
import { type HrefParams, href, type PageLanguage } from '#contract/routes/routes.ts';
import { useApp } from '../app/app-context.ts';

/** No argument where a page's address has no parameters. */
type ParamsArgument<Key extends PageKey> = keyof HrefParams<Key> extends never
  ? [params?: HrefParams<Key>, query?: Partial<PageQuery<Key>>]
  : [params: HrefParams<Key>, query?: Partial<PageQuery<Key>>];

export type PageHref = <Key extends PageKey>(key: Key, ...args: ParamsArgument<Key>) => string;

/** Makes addresses in the language of the page: `href('appointment', { ids: 12 })`. */
export function useHref(): PageHref {
  const { language } = useApp();
  return (key, ...[params, query]) =>
    href(key, params ?? ({} as never), language as PageLanguage<typeof key>, query);
}

/** Goes to a page: `navigateTo(href('front-page'))`. Loads a document where the router cannot go. */
export function useNavigateTo(): (url: string, options?: { readonly replace?: boolean }) => void {
  return useApp().navigate;
}
