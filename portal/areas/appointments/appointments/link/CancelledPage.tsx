import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import type { PageMatch } from '#contract/routes/routes.ts';
import { LinkedPage, linkedCalls } from './LinkedPage.tsx';

export const page = definePage({
  key: 'anonymous-appointment-cancelled',
  messages: ['appointments'],
  calls: linkedCalls,
  title: (t) => t('appointments.link.title'),
  robots: 'noindex',
  Component: CancelledPage,
});

type Visit = PageMatch<'anonymous-appointment-cancelled'>;

/** Says that the appointment of a link is cancelled, or that it stands. */
function CancelledPage({ visit: { params } }: { readonly visit: Visit }): ReactNode {
  const t = useTranslations('appointments.link.cancelledPage');
  const href = useHref();
  return (
    <LinkedPage params={params} cancelled="cancelledPage">
      {() => (
        <Card>
          <EmptyState
            title={t('standsTitle')}
            action={
              <ButtonLink href={href('anonymous-view-appointment-page', params)}>{t('open')}</ButtonLink>
            }
          >
            {t('stands')}
          </EmptyState>
        </Card>
      )}
    </LinkedPage>
  );
}
