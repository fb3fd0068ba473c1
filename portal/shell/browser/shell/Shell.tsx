import { AppLayout } from '@portal/design-system/AppLayout';
import { LazyPart } from '@portal/design-system/LazyPart';
import { ProgressLine } from '@portal/design-system/ProgressLine';
import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useCurrentVisit } from '#client/navigation/use-visit.ts';
import { PageResultProvider } from '#components/page-result/PageResultProvider.tsx';
import type { PageState } from '#contract/pages/render.ts';
import type { PageLayout } from '#contract/routes/route-access.ts';
import type { PageKey } from '#contract/routes/route-params.ts';
import type { SessionState } from '#contract/session/session.ts';
import { MobileApp } from '../mobile-app/MobileApp.tsx';
import { WatchedSession } from '../session/WatchedSession.tsx';
import { BareLinks } from './BareLinks.tsx';
import { Header } from './Header.tsx';
import { LazySideMenu } from './LazySideMenu.tsx';
import { menuGroups } from './menu-groups.ts';
import { ResultNotice } from './ResultNotice.tsx';

const loadFooter = () => import('./Footer.tsx').then((module) => module.Footer);
const loadConsentBanner = () => import('./ConsentBanner.tsx').then((module) => module.ConsentBanner);
const loadBreakNotice = () => import('./BreakNotice.tsx').then((module) => module.BreakNotice);
const loadActingNotice = () => import('./ActingNotice.tsx').then((module) => module.ActingNotice);

export interface ShellProps {
  readonly layout: PageLayout;
  /** Title of the document. */
  readonly title: string;
  /** Breaks that pages tell of before they begin. */
  readonly breaksAhead?: PageState['breaksAhead'];
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** What surrounds every page, as its layout says. Inside the provider's app, the app has its own header and footer. */
export function Shell({ layout, title, breaksAhead, isLoading, children }: ShellProps): ReactNode {
  const t = useTranslations('shell');
  const app = useApp();
  const visit = useCurrentVisit();
  const breaks = breaksAhead?.filter(({ pages }) => visit && pages.includes(visit.key)) ?? [];
  const acts = Boolean(app.session.actingFor || app.session.guardianship);
  const isInApp = app.session.sessionScope === 'inAppBooking';
  const entries = layout === 'full' && !isInApp ? menuGroups(app).flatMap(({ keys }) => keys) : [];
  const hasMenu = entries.length > 0;
  return (
    <PageResultProvider>
      <AppLayout
        skipLabel={t('skip')}
        header={isInApp ? null : <Header layout={layout} hasMenu={hasMenu} />}
        notice={acts && { label: t('acting.label'), content: <Acting /> }}
        side={hasMenu && <LazySideMenu />}
        hasRail={entries.length > 1}
        result={
          <>
            <ResultNotice />
            {breaks.length > 0 && <LazyPart load={loadBreakNotice} props={{ breaks }} isServed isSilent />}
          </>
        }
        footer={layout !== 'bare' && !isInApp && <LastLinks />}
      >
        {children}
        {isAskedAt(visit?.key, app.session) && <Consent />}
        {layout === 'bare' && !isInApp && <BareLinks />}
      </AppLayout>
      {isLoading && <ProgressLine label={t('progress')} />}
      <RouteAnnouncer title={title} />
      <WatchedSession />
      <MobileApp title={title} />
    </PageResultProvider>
  );
}

/** The footer leads on as the server has written it, before its code comes. */
function LastLinks(): ReactNode {
  return <LazyPart load={loadFooter} props={{}} isServed isSilent />;
}

/**
 * Most people act for nobody else, so its code comes only with the strip that the server has written. Until it is here the
 * strip stays as it is: its link needs no script.
 */
function Acting(): ReactNode {
  return <LazyPart load={loadActingNotice} props={{}} isServed isSilent />;
}

/**
 * Whether a page asks if events may be counted: where people enter, until they have answered. Later they choose in their own
 * information. Inside the provider's app, the app asks.
 */
function isAskedAt(
  page: PageKey | undefined,
  { analyticsConsent, person, sessionScope }: SessionState,
): boolean {
  if (analyticsConsent !== null || sessionScope === 'inAppBooking') return false;
  return page === (person ? 'front-page' : 'appointment-reservation-landing-page');
}

/** Most have answered, once for all. */
function Consent(): ReactNode {
  return <LazyPart load={loadConsentBanner} props={{}} isServed isSilent />;
}
