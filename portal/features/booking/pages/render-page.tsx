import { type BrandAssets, DesignSystemProvider, type LinkProps } from '@portal/design-system/DesignSystem';
import { prerender } from 'react-dom/static';
import { SWRConfig } from 'swr';
import { IntlProvider } from 'use-intl';
import { brandOf } from '#contract/brands/registry.ts';
import { AppContext, type AppValue, VisitContext } from '#contract/client/app-context.ts';
import type { CallError } from '#contract/client/call-error.ts';
import { canonicalUrl, inLanguage } from '#contract/client/canonical-url.ts';
import { LOCALES } from '#contract/language.ts';
import type { PageDefinition } from '#contract/page.ts';
import type { PageKey } from '#contract/route-params.ts';
import { match } from '#contract/routes.ts';
import en from '../messages/en.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import sv from '../messages/sv.json' with { type: 'json' };

const MESSAGES = { fi, sv, en };

/** The moment at which tests render: Saturday in Helsinki. */
export const NOW = new Date('2026-11-21T08:00:00.000Z');

export interface RenderOptions {
  /** Answers, or errors, of the page's calls by their key. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, CallError>>;
  readonly brand?: 'kaari' | 'pikkujatti';
  /** Default: every page. */
  readonly isBuilt?: (key: PageKey) => boolean;
  readonly session?: Partial<AppValue['session']>;
}

/** The HTML of a page as the server renders it, for tests. */
export async function renderPage<Key extends PageKey>(
  page: PageDefinition<Key>,
  url: string,
  { answers = {}, errors = {}, brand: brandId = 'kaari', isBuilt = () => true, session }: RenderOptions = {},
): Promise<string> {
  const visit = match(url);
  if (!visit) throw new Error(`No page has the address ${url}`);
  const brand = brandOf(brandId);
  const app: AppValue = {
    brand,
    language: visit.lang,
    session: { ...VISITOR, lang: visit.lang, features: [...brand.features], ...session },
    setSession: () => undefined,
    isBuilt,
    clockOffset: 0,
    renderedAt: NOW.getTime(),
    onSessionEnded: () => undefined,
    navigate: () => undefined,
  };
  const calls = page.calls?.(visit as never, { session: app.session, brand }) ?? [];
  const kept = new Map<string, object>();
  for (const { key, input } of calls) {
    const address = canonicalUrl(key, inLanguage(input, visit.lang));
    if (key in answers) kept.set(address, { data: answers[key] });
    if (key in errors) kept.set(address, { error: errors[key] });
  }
  const { Component } = page;
  const { prelude } = await prerender(
    <AppContext value={app}>
      <SWRConfig value={{ provider: () => kept }}>
        <IntlProvider
          locale={LOCALES[visit.lang]}
          messages={{ booking: MESSAGES[visit.lang] } as never}
          timeZone="Europe/Helsinki"
          now={NOW}
        >
          <DesignSystemProvider language={visit.lang} link={Anchor} brand={BRAND}>
            <VisitContext value={visit}>
              <Component visit={visit as never} />
            </VisitContext>
          </DesignSystemProvider>
        </IntlProvider>
      </SWRConfig>
    </AppContext>,
  );
  const html = await new Response(prelude).text();
  // React's marks between pieces of text would part the words.
  return html.replaceAll('<!-- -->', '');
}

const Anchor = (props: LinkProps) => <a {...props}>{props.children}</a>;

const BRAND: BrandAssets = { id: 'kaari', Logo: () => null, illustrations: '/illustrations.svg' };

const VISITOR: AppValue['session'] = {
  csrfToken: 'token',
  draftKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  lang: 'fi',
  isSessionValid: false,
  person: null,
  healthCareType: null,
  features: [],
  sessionScope: 'other',
  sessionExpires: null,
  authTokenTimeout: null,
  analyticsConsent: null,
};
