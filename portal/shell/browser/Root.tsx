import {
  type BrandAssets,
  type BuiltInStrings,
  OneLanguageProvider,
} from '@portal/design-system/DesignSystem';
import { ToastProvider } from '@portal/design-system/Toast';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { IntlProvider, useTranslations } from 'use-intl';
import { VisitContext } from '#client/app/app-context.ts';
import { recoverCode } from '#client/navigation/recover-code.ts';
import { withOverrides } from '#contract/brand/with-overrides.ts';
import { LOCALES } from '#contract/language/language.ts';
import type { PageState } from '#contract/pages/render.ts';
import { layoutOf } from '#contract/routes/route-access.ts';
import { AppProviders } from './AppProviders.tsx';
import { doEarlyInputAgain } from './early-input.ts';
import { useChangedMessages } from './i18n/changed-messages.ts';
import { formats, TIME_ZONE } from './i18n/formats.ts';
import { ErrorPage } from './pages/ErrorPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { documentTitle } from './routing/document-title.ts';
import { PageBoundary } from './routing/PageBoundary.tsx';
import { RouterLink } from './routing/RouterLink.tsx';
import { useArrival } from './routing/use-arrival.ts';
import { type Shown, type ShownPage, useShownPage } from './routing/use-shown-page.ts';
import { Shell } from './shell/Shell.tsx';

export interface RootProps {
  readonly state: PageState;
  readonly assets: BrandAssets;
  /** When the answer with the state came, in milliseconds of this device's clock. */
  readonly answeredAt: number;
  /** What the document came with. */
  readonly first: Shown;
  /** A page that comes without the scripts of pages, so that only the server has it. */
  readonly plainPage?: ReactNode;
}

/** Everything inside `#root`, on the server and in the browser; the router is around it. */
export function Root(props: RootProps): ReactNode {
  // The last effect of all: React has taken the whole page over.
  useEffect(doEarlyInputAgain, []);
  return (
    // Says that React answers for what is inside (`isLive`).
    <div onEncryptedCapture={(event) => event.preventDefault()}>
      <AppProviders state={props.state} answeredAt={props.answeredAt}>
        <Localised {...props} />
      </AppProviders>
    </div>
  );
}

function Localised({ state, assets, first, plainPage }: RootProps): ReactNode {
  const page = useShownPage(first);
  const own = page.shown.visit ? page.shown.page.messages : null;
  const changed = useChangedMessages(state.lang);
  const messages = useMemo(
    () => withOverrides({ ...state.messages, ...own, ...changed }, state.brand.messages),
    [state.messages, state.brand.messages, own, changed],
  );
  return (
    <IntlProvider
      locale={LOCALES[state.lang]}
      messages={messages as never}
      formats={formats}
      timeZone={TIME_ZONE}
      now={new Date(state.now)}
    >
      <OneLanguageProvider
        language={state.lang}
        strings={state.messages.controls as BuiltInStrings}
        link={RouterLink}
        brand={assets}
        onCodeLost={recoverCode}
      >
        <ToastProvider>
          <Page {...page} state={state} plainPage={plainPage} />
        </ToastProvider>
      </OneLanguageProvider>
    </IntlProvider>
  );
}

function Page(props: ShownPage & Pick<RootProps, 'state' | 'plainPage'>): ReactNode {
  const { shown, isLoading, isRetrying, retry, state, plainPage } = props;
  const { cache } = useSWRConfig();
  const t = useTranslations();
  const { visit } = shown;
  // Without scripts a menu does not open, and nobody is known who could log out.
  const layout = visit ? layoutOf(visit.key) : plainPage ? 'bare' : 'full';
  const title = documentTitle(shown, state.brand, t, (url) => cache.get(url)?.data);
  useArrival(shown, title);
  return (
    <VisitContext value={visit}>
      <Shell
        layout={layout}
        title={title}
        breaksAhead={state.breaksAhead}
        isLoading={isLoading || isRetrying}
      >
        <PageBoundary key={shown.url.replace(/\?.*/, '')}>
          {shown.visit ? (
            <shown.page.definition.Component visit={shown.visit} />
          ) : plainPage ? (
            plainPage
          ) : retry ? (
            <ErrorPage reason="lost" onRetry={retry} isRetrying={isRetrying} />
          ) : shown.page === 'error' ? (
            <ErrorPage requestId={state.page.requestId} />
          ) : shown.page === 'limited' || shown.page === 'unavailable' ? (
            <ErrorPage reason={shown.page} />
          ) : (
            <NotFoundPage />
          )}
        </PageBoundary>
      </Shell>
    </VisitContext>
  );
}
