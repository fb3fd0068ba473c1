import type { ReactNode } from 'react';
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

/** The moment at which tests and stories take place: a Saturday morning in Helsinki. */
const NOW = new Date('2026-11-21T08:00:00.000Z');

export interface PageFrameProps<Key extends PageKey> {
  readonly page: PageDefinition<Key>;
  /** Address of the page; its language is the page's. */
  readonly url: string;
  /** Answers, or errors, of the page's calls by their key; a call without either stays on its way. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, CallError>>;
  /** Default: `kaari`. */
  readonly brand?: 'kaari' | 'pikkujatti';
  /** Default: every page. */
  readonly isBuilt?: (key: PageKey) => boolean;
  /** What differs from an anonymous visitor's session. */
  readonly session?: Partial<AppValue['session']>;
}

/**
 * A page of booking with what the shell would give it, for tests and stories. Nothing is asked of a server; the design
 * system's provider is the caller's.
 */
export function PageFrame<Key extends PageKey>(props: PageFrameProps<Key>): ReactNode {
  const { page, url, answers = {}, errors = {}, brand: brandId = 'kaari', isBuilt = () => true } = props;
  const visit = match(url);
  if (!visit) throw new Error(`No page has the address ${url}`);
  const brand = brandOf(brandId);
  const session = { ...VISITOR, lang: visit.lang, features: [...brand.features], ...props.session };
  const app: AppValue = {
    brand,
    language: visit.lang,
    session,
    setSession: () => undefined,
    isBuilt,
    clockOffset: NOW.getTime() - Date.now(),
    renderedAt: NOW.getTime(),
    onSessionEnded: () => undefined,
    navigate: () => undefined,
  };
  const kept = new Map<string, object>();
  for (const { key, input } of page.calls?.(visit as never, { session, brand }) ?? []) {
    const address = canonicalUrl(key, inLanguage(input, visit.lang));
    if (key in answers) kept.set(address, { data: answers[key] });
    if (key in errors) kept.set(address, { error: errors[key] });
  }
  return (
    <AppContext value={app}>
      <SWRConfig value={{ provider: () => kept, isPaused: () => true }}>
        <IntlProvider
          locale={LOCALES[visit.lang]}
          messages={{ booking: MESSAGES[visit.lang] } as never}
          timeZone="Europe/Helsinki"
          now={NOW}
        >
          <VisitContext value={visit}>
            <page.Component visit={visit as never} />
          </VisitContext>
        </IntlProvider>
      </SWRConfig>
    </AppContext>
  );
}

const VISITOR: AppValue['session'] = {
  csrfToken: 'token',
  draftKey: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  formerDraftKey: null,
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
