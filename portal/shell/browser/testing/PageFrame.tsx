import { type ReactNode, Suspense, use } from 'react';
import { SWRConfig } from 'swr';
import { IntlProvider } from 'use-intl';
import { AppContext, type AppValue, VisitContext } from '#client/app/app-context.ts';
import { ProblemError } from '#client/calls/call-error.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { request } from '#client/calls/request.ts';
import type { MessagePart, PageDefinition } from '#client/pages/page.ts';
import { PageResultContext } from '#components/page-result/page-result.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import { hasPage } from '#contract/brand/brand-pages.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { PROBLEMS, type ProblemCode } from '#contract/calls/problem.ts';
import { type Language, LOCALES } from '#contract/language/language.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import { match, type PageMatch } from '#contract/routes/routes.ts';
import type { SessionState } from '#contract/session/session.ts';
import { formats, TIME_ZONE } from '../i18n/formats.ts';
import { loadMessages } from '../i18n/namespaces.ts';
import { patientSession, publicBrandOf, SHOWN_AT } from './page-state.ts';

const NOW = new Date(SHOWN_AT);
const NO_RESULTS = { kept: null, tell: () => undefined };

export interface PageFrameProps<Key extends PageKey> {
  readonly page: PageDefinition<Key>;
  /** Its address; the language is in it. */
  readonly url: string;
  readonly brand: BrandId;
  /** Differences from a signed-in patient's session. */
  readonly session?: Partial<SessionState>;
  /** Bodies of the page's calls by their key; a call without one stays pending. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Problems of failed calls, by their key. */
  readonly problems?: Readonly<Record<string, ProblemCode>>;
  /** Default: every page that the brand has. */
  readonly isBuilt?: (key: PageKey) => boolean;
}

/** A page without shell, router and network, in the state that a story defines. */
export function PageFrame<Key extends PageKey>(props: PageFrameProps<Key>): ReactNode {
  return (
    <Suspense>
      <Framed {...props} />
    </Suspense>
  );
}

function Framed<Key extends PageKey>(props: PageFrameProps<Key>): ReactNode {
  const { page, url, brand: brandId, session, isBuilt = () => true } = props;
  const visit = match(url) as PageMatch<Key> | null;
  if (!visit) throw new Error(`No page has the address ${url}`);
  const { lang } = visit;
  const brand = publicBrandOf(brandId, lang);
  const app: AppValue = {
    brand,
    language: lang,
    session: { ...patientSession, lang, features: [...brand.features], ...session },
    setSession: () => undefined,
    isBuilt: (key) => isBuilt(key) && hasPage(brand, key),
    clockOffset: NOW.getTime() - Date.now(),
    renderedAt: NOW.getTime(),
    request,
    sessionEnd: { at: 0 },
    onSessionEnded: () => undefined,
    navigate: () => undefined,
  };
  const kept = keptAnswers(props, visit, app);
  const messages = use(messagesOf(['shell', ...page.messages], lang));
  return (
    <AppContext value={app}>
      {/* Paused: nothing is fetched, so pending calls stay so. */}
      <SWRConfig key={url} value={{ provider: () => kept, isPaused: () => true }}>
        <IntlProvider
          locale={LOCALES[lang]}
          messages={withOverrides(messages, brand.messages) as never}
          formats={formats}
          timeZone={TIME_ZONE}
          now={NOW}
        >
          <VisitContext value={visit as PageMatch}>
            <PageResultContext value={NO_RESULTS}>
              <page.Component visit={visit} />
            </PageResultContext>
          </VisitContext>
        </IntlProvider>
      </SWRConfig>
    </AppContext>
  );
}

function keptAnswers<Key extends PageKey>(
  { page, answers = {}, problems = {} }: PageFrameProps<Key>,
  visit: PageMatch<Key>,
  { session, brand }: AppValue,
): Map<string, object> {
  const calls = page.calls?.(visit, { session, brand, now: NOW }) ?? [];
  const entries = calls.map(({ key, input }): [string, object] => {
    const code = problems[key];
    const problem = code && { type: 'about:blank' as const, title: code, status: PROBLEMS[code], code };
    const state = problem ? { error: new ProblemError(problem) } : { data: answers[key] };
    return [canonicalUrl(key, inLanguage(input, visit.lang)), state];
  });
  return new Map(entries);
}

const loading = new Map<string, Promise<Record<string, unknown>>>();

function messagesOf(parts: readonly MessagePart[], lang: Language): Promise<Record<string, unknown>> {
  const name = `${lang} ${parts.join(' ')}`;
  const promise = loading.get(name) ?? loadMessages(parts, lang);
  loading.set(name, promise);
  return promise;
}
