import { AppLayout } from '@portal/design-system/AppLayout';
import { ProgressLine } from '@portal/design-system/ProgressLine';
import { RouteAnnouncer } from '@portal/design-system/RouteAnnouncer';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#contract/client/app-context.ts';
import { layoutOf } from '#contract/route-access.ts';
import type { PageKey } from '#contract/route-params.ts';
import { WatchedSession } from '../session/WatchedSession.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { menuGroups } from './menu-groups.ts';
import { SideMenu } from './SideMenu.tsx';
import { useActingNotice } from './use-acting-notice.tsx';

export interface ShellProps {
  /** Null for what stands in place of a page. */
  readonly pageKey: PageKey | null;
  /** Title of the document. */
  readonly title: string;
  readonly isLoading: boolean;
  readonly children: ReactNode;
}

/** What surrounds every page, as its layout says. Inside the provider's app, the app has its own header and footer. */
export function Shell({ pageKey, title, isLoading, children }: ShellProps): ReactNode {
  const t = useTranslations('shell');
  const app = useApp();
  const notice = useActingNotice();
  const layout = pageKey ? layoutOf(pageKey) : 'full';
  const isInApp = app.session.sessionScope === 'inAppBooking';
  const hasMenu = layout === 'full' && !isInApp && menuGroups(app).length > 0;
  return (
    <>
      <AppLayout
        skipLabel={t('skip')}
        header={isInApp ? null : <Header layout={layout} hasMenu={hasMenu} />}
        notice={notice}
        side={hasMenu && <SideMenu />}
        footer={layout !== 'bare' && !isInApp && <Footer />}
      >
        {children}
        {!isInApp && <ConsentBanner />}
      </AppLayout>
      {isLoading && <ProgressLine label={t('progress')} />}
      <RouteAnnouncer title={title} />
      <WatchedSession />
    </>
  );
}
